// Two things beside the table that need nothing of it: the question "sure?", asked in the page, and the board in words, fetched when it is opened.

const $ = (selector, root = document) => root.querySelector(selector);

// ---- what cannot be taken back is asked about first; the server would ask, too, if nobody did here

function askFirst(event) {
  const [form, option] = [event.target, event.submitter];
  if (!form.matches("#options") || !option?.dataset.final) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if ($("#table").getAttribute("aria-busy")) return;
  const sure = $("#sure").content.cloneNode(true);
  const [question, said, yes] = [$("#ask", sure), $(".asked", sure), $("#yes", sure)];
  question.textContent = question.dataset[option.dataset.final];
  said.dataset.element = option.dataset.element;
  for (const part of option.querySelectorAll(".what, .remark, .change")) said.append(part.cloneNode(true), " ");
  yes.value = option.value;
  $("#decision").replaceChildren($("#decision > .fold"), sure);
  for (const picture of document.querySelectorAll(".picture")) picture.inert = true;
  for (const key of option.dataset.element.match(/\S+/g) ?? []) document.getElementById(key)?.classList.add("lit");
  $("#ask").focus({ preventScroll: true });
}
document.addEventListener("submit", askFirst, true);

// ---- the board in words: what a seat has read stays until there is something newer; another seat at this device never sees it

let read = { seat: null, words: "" };
async function tellInWords({ target }) {
  const place = target.matches?.("#text-board[open]") && $(".in-words", target);
  if (!place) return;
  const { seat } = $("#table").dataset;
  if (read.seat === seat) place.innerHTML = read.words;
  place.setAttribute("aria-busy", "true");
  const answer = await fetch(place.dataset.url, { headers: { "keeling-part": "text" } }).catch(() => null);
  if (!answer?.ok) return place.isConnected && setTimeout(tellInWords, 2000, { target });
  read = { seat, words: await answer.text() };
  place.innerHTML = read.words;
  place.removeAttribute("aria-busy");
}
document.addEventListener("toggle", tellInWords, true);
