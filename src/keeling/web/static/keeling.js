// What the script adds to pages that work without it: no reloading, the board as a set of buttons,
// pieces that glide, keys, and a sign when it is one's turn. It knows no rules.

const SILENCE = 40_000; // ms without a sign of life, after which the connection counts as lost
const GLIDE = 260; // ms
const STEP = 1200; // ms between positions of a replay

const $ = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = () => $("#table");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const plainTitle = document.title;

// ---- the part of the page that changes

async function load(url, options = {}) {
  const answer = await fetch(url, {
    ...options, headers: { "keeling-part": "table", ...options.headers },
  });
  const html = await answer.text();
  if (answer.headers.get("content-type")?.startsWith("text/html") && html.includes('id="table"')) swap(html);
  else if (!answer.ok) location.reload();
}

function swap(html) {
  const before = table();
  const focused = nameOf(document.activeElement);
  const open = all("details[open]", before).map((element) => element.id);
  const scrolled = all(".picture", before).map((e) => [e.id, e.scrollTop, e.scrollLeft]);
  const places = calm.matches ? new Map() : positions();
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const after = document.adoptNode(parsed.getElementById("table"));
  for (const id of open) if (id) after.querySelector(`details#${CSS.escape(id)}`)?.setAttribute("open", "");
  before.replaceWith(after);
  for (const [id, top, left] of scrolled) document.getElementById(id)?.scrollTo(left, top);
  dress(Number(before.dataset.at));
  glide(places);
  refocus(focused, before, after);
}

// The focus stays on the same thing; if that is gone it goes to the new decision.
function nameOf(element) {
  if (!element || !table()?.contains(element)) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const option = element.value ?? element.dataset?.option;
  return option ? `button[value="${CSS.escape(option)}"]` : "#ask";
}

function refocus(selector, before, after) {
  if (!selector) return;
  const same = before.dataset.stamp === after.dataset.stamp && $(selector, after);
  (same || $(selector.startsWith("#") ? selector : "#ask", after) || $("#ask", after))?.focus({ preventScroll: true });
}

function positions() {
  return new Map(all("[data-glide][id]").map((piece) => [piece.id, piece.getBoundingClientRect()]));
}

function glide(places) {
  if (!places.size) return;
  for (const piece of all("[data-glide][id]")) {
    const old = places.get(piece.id);
    const now = piece.getBoundingClientRect();
    if (!old) piece.animate([{ opacity: 0 }, { opacity: 1 }], GLIDE);
    else if (Math.hypot(old.x - now.x, old.y - now.y) > 1) fly(piece, old.x - now.x, old.y - now.y);
  }
}

// SVG elements move in the units of their picture.
function fly(piece, x, y) {
  const matrix = piece.parentElement.getScreenCTM();
  const from = `${x / matrix.a}px ${y / matrix.d}px`;
  piece.animate([{ translate: from }, { translate: "0 0" }], { duration: GLIDE, easing: "ease-in-out" });
}

// ---- what a freshly shown part gets

function dress(since = Infinity) {
  const here = table();
  if (!here) return;
  for (const element of all(".scripted")) element.hidden = false;
  for (const id of (here.dataset.last || "").split(" ")) {
    if (id) document.getElementById(id)?.classList.add("last");
  }
  $(".asked[data-element]") && light($(".asked").dataset.element, true);
  const story = $("#story");
  if (story) story.scrollTop = story.scrollHeight;
  announce(since);
  showTab(document.body.dataset.tab || "board");
  tellTurn();
}

function tell(words) {
  const said = document.createElement("p");
  said.textContent = words;
  $("#told").append(said);
  while ($("#told").childElementCount > 40) $("#told").firstChild.remove();
}

function announce(since) {
  const news = all("#story li").filter((line) => Number(line.dataset.at) > since);
  for (const line of news) {
    line.classList.add("fresh");
    tell($(".sentences", line).textContent);
  }
  if (news.length && table().dataset.mine) tell(`${table().dataset.title}: ${$("#ask").textContent}`);
}

let wasMine = null;
function tellTurn() {
  const here = table();
  const mine = Boolean(here.dataset.mine);
  document.title = here.dataset.title ? `${here.dataset.title} · Keeling` : plainTitle;
  $("link[rel=icon]").href = mine ? "/static/icon-turn.svg" : "/static/icon.svg";
  if (mine && wasMine === false && $("#sound")?.checked) ring();
  wasMine = mine;
}

function ring() {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.connect(loudness).connect(audio.destination);
  tone.frequency.value = 660;
  loudness.gain.setValueAtTime(0.15, audio.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
  tone.start();
  tone.stop(audio.currentTime + 0.6);
}

// ---- board and list are the same thing

const optionsOf = (element) => all(`.options button[data-element="${CSS.escape(element)}"]`);

function light(element, on) {
  if (!element) return;
  document.getElementById(element)?.classList.toggle("lit", on);
  for (const button of optionsOf(element)) button.classList.toggle("lit", on);
}

function pointed(event) {
  const on = event.type === "pointerover" || event.type === "focusin";
  const target = event.target.closest?.("[data-element], .picture .can");
  if (target) light(target.dataset.element || target.id, on);
}

function chooseOnBoard(piece) {
  const found = optionsOf(piece.id);
  if (found.length === 1) found[0].click();
  else if (found.length) {
    found[0].focus();
    tell(table().dataset.several);
  }
}

// ---- commands

let busy = false;
async function submit(event) {
  const form = event.target;
  if (!form.matches("#table form") || !/\/(choose|undo)$/.test(form.action)) return;
  event.preventDefault();
  if (busy) return;
  busy = true;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  body.set("command", [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join(""));
  table().setAttribute("aria-busy", "true");
  try {
    await send(form.action, body);
  } finally {
    busy = false;
    table().removeAttribute("aria-busy");
  }
}

// An answer that got lost is asked for again with the same id: the server carries it out once.
async function send(url, body) {
  for (let wait = 500; ; wait = Math.min(2 * wait, 8000)) {
    try {
      return await load(url, { method: "POST", body });
    } catch {
      connected(false);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

// ---- the connection

let source = null;
let heard = 0;

function listen() {
  source?.close();
  source = new EventSource(table().dataset.events);
  source.onopen = () => connected(true);
  source.onerror = () => {
    connected(false);
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  };
  source.onmessage = (message) => {
    connected(true);
    const here = table();
    const known = here.dataset.stamp === JSON.parse(message.data).stamp;
    if (!busy && !here.dataset.past && !known) load(here.dataset.here).catch(() => connected(false));
  };
  source.addEventListener("alive", () => connected(true));
}

function connected(on) {
  heard = on ? Date.now() : heard;
  const sign = $("#alive");
  sign.hidden = false;
  sign.classList.toggle("on", on);
  sign.classList.toggle("lost", !on);
  const words = on ? sign.dataset.alive : sign.dataset.lost;
  if ($(".words", sign).textContent !== words) $(".words", sign).textContent = words;
}

// ---- history, tabs, keys

let playing = null;
function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => step("next"), STEP) : null;
}

function step(rel) {
  const link = $(`.history a[rel="${rel}"]`);
  if (!link || link.hasAttribute("aria-disabled")) return play(false);
  const running = playing;
  history.replaceState(null, "", link.href);
  load(link.href).then(() => {
    const button = $("#play");
    button.setAttribute("aria-pressed", String(Boolean(running)));
    button.textContent = running ? button.dataset.pause : button.dataset.play;
  }).catch(() => connected(false));
}

function showTab(name) {
  document.body.dataset.tab = name;
  table().classList.add("tabbed");
  for (const part of all("[data-tabbed]")) part.classList.toggle("shown", part.dataset.tabbed === name);
  for (const tab of all("[data-tab]", table())) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
}

function clicked(event) {
  const piece = event.target.closest?.(".picture .can");
  const link = event.target.closest?.("#table .history a, #table .story a, #table a#no, #table a#take-over, #table .decision a.button[href*='seat=']");
  const tab = event.target.closest?.("[data-tab]");
  if (piece) chooseOnBoard(piece);
  else if (tab && tab !== document.body) showTab(tab.dataset.tab);
  else if (event.target.id === "play") {
    play(!playing);
    if (playing) step($("#table").dataset.past ? "next" : "first");
  } else if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    history.replaceState(null, "", link.href);
    load(link.href).catch(() => location.assign(link.href));
  }
}

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
  const act = {
    ArrowLeft: () => step("prev"), ArrowRight: () => step("next"),
    u: () => $("#take-back")?.click(), d: () => ($(".options button") || $("#yes") || $("#ask"))?.focus(),
    b: () => ($(".picture .can") || $("#board"))?.focus(),
    t: () => { const text = $("#text-board"); text.open = !text.open; $("summary", text).focus(); },
    "?": () => { const keys = $("#keys"); keys.open = !keys.open; $("summary", keys).focus(); },
    Escape: () => all("details.menu[open]").forEach((menu) => { menu.open = false; }),
  }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  const options = all(".options button");
  const at = options.indexOf(document.activeElement);
  const piece = event.target.closest?.(".picture .can");
  if (piece && (event.key === "Enter" || event.key === " ")) chooseOnBoard(piece);
  else if (at >= 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    options[(at + (event.key === "ArrowDown" ? 1 : options.length - 1)) % options.length].focus();
  } else if (act) act();
  else return;
  event.preventDefault();
}

if (table()) {
  document.addEventListener("submit", submit);
  document.addEventListener("click", clicked);
  document.addEventListener("keydown", pressed);
  for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) document.addEventListener(kind, pointed);
  const sound = $("#sound");
  sound.checked = localStorage.getItem("sound") === "on";
  sound.addEventListener("change", () => localStorage.setItem("sound", sound.checked ? "on" : "off"));
  addEventListener("offline", () => connected(false));
  addEventListener("online", listen);
  setInterval(() => { if (heard && Date.now() - heard > SILENCE) listen(); }, 5000);
  dress();
  listen();
}
