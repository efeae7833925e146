// A form that the server could not answer just now is sent again by itself: all that was typed is in it.

const form = document.querySelector("#again");
const [wait, said] = [1000 * form.dataset.after, form.querySelector("[role=status]")];

// A browser that cannot reach the server would show a page of its own, and what was typed would be gone.
const send = () => fetch("/healthz", { cache: "no-store" }).then(({ ok }) => (ok ? form.requestSubmit() : later()), later);
const later = () => { timer = setTimeout(send, wait); };
let timer = setTimeout(send, wait);
said.textContent = said.dataset.words;
form.addEventListener("submit", () => clearTimeout(timer));
