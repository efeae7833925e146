// What the script adds to pages that work without it: no reloading, clicks on the board, gliding pieces, keys, signs. It knows no rules.

const SILENCE = 40_000; // ms without a sign of life, after which the connection counts as lost
const RETRY = 2000; // ms at most between attempts to reach the server
const [GLIDE, STEP] = [260, 1200]; // ms a piece takes, and between positions of a replay

const $ = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const table = () => $("#table");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// ---- the part of the page that changes

let [asked, loading] = [0, 0]; // how often (only the last answer is shown), and how many answers are on their way
let held = null; // until the pointer is up: nothing is replaced below a finger (of other buttons browsers do not always tell that they are up again)
const hold = ({ button }) => { held = button ? null : new Promise((up) => { for (const end of ["pointerup", "pointercancel", "blur"]) addEventListener(end, () => setTimeout(up), { once: true }); }); };
const load = (url, options = {}) => { loading++; return ask(url, options).finally(() => { loading--; }); };
async function ask(url, options) {
  const question = ++asked;
  const answer = await fetch(url, { ...options, headers: { "keeling-part": "table", "keeling-has": all("[data-part]").map((part) => part.dataset.part).join() } });
  if (answer.status === 429 || (answer.status > 500 && !answer.headers.has("keeling-final"))) throw new Error(`answered with ${answer.status}`);
  const html = await answer.text();
  if (source.readyState === EventSource.OPEN) connected(true);
  await held;
  if (question !== asked || (!busy && $("#yes"))) return; // what is being asked about stays, too
  if (answer.headers.get("content-type")?.startsWith("text/html") && html.includes('id="table"')) swap(html);
  else if (!answer.ok) location.reload();
}

function swap(html) {
  const [before, focused] = [table(), nameOf(document.activeElement)];
  const after = document.adoptNode(new DOMParser().parseFromString(html, "text/html").getElementById("table"));
  const stays = !busy && !after.dataset.past && ["mine", "asked", "seat", "past"].every((one) => before.dataset[one] === after.dataset[one]); // only others have acted
  const scrolled = all(".picture, .decision, #story", before).filter((e) => e.id !== "story" || e.scrollTop + e.clientHeight < e.scrollHeight - 9).map((e) => [e.id, { top: e.scrollTop, left: e.scrollLeft, behavior: "instant" }]);
  const scrollBack = () => { for (const [id, there] of scrolled) if (stays || !/^(decision|story)$/.test(id)) document.getElementById(id)?.scrollTo(there); };
  const places = new Map(gliding().map((piece) => [piece.id, piece.getBoundingClientRect()]));
  for (const place of all("[data-part]:empty", after)) { // what is as it was is not sent
    const part = $(`[data-part="${place.dataset.part}"]`, before);
    if (!part) return location.reload();
    place.replaceWith(undressed(part));
  }
  for (const { id } of all("#shapes > *", before)) if ($(`[href="#${id}"]`, after) && !$(`#${id}`, after)) $("#shapes", after).append($(`#${id}`, before));
  for (const { id } of all("details[open][id]", before)) $(`#${id}`, after)?.setAttribute("open", "");
  for (const { value } of stays ? all(".options .here button", before) : []) $(".options .here", after)?.append($(`.options [value="${CSS.escape(value)}"]`, after)?.closest("li") ?? "");
  before.replaceWith(after);
  if (before.dataset.seat !== after.dataset.seat) { $("#told").replaceChildren(); if (after.dataset.seat === "") listen(); } // it was told to somebody else, who is not here any more
  scrollBack();
  const jump = before.dataset.past && after.dataset.at - before.dataset.at > 1;
  dress(jump ? {} : before.dataset);
  if (stays) scrollBack();
  glide(places);
  if (!jump && after.dataset.at - before.dataset.at > 0) rise(before);
  refocus(focused, before, after);
}

// The focus stays on the same thing; after a choice, or where it is gone, it goes to the new decision.
function nameOf(element) {
  if (!table().contains(element)) return "";
  const name = ["id", "rel", "data-tab", "value", "href"].find((one) => element.hasAttribute(one));
  if (!name) return element.localName === "summary" ? `#${element.parentElement.id} > summary` : "#ask";
  return `${name === "value" ? ".options " : ""}[${name}="${CSS.escape(element.getAttribute(name))}"]`;
}
function refocus(name, before, after) {
  if (!name) return;
  const chosen = busy && name.startsWith(".options") && before.dataset.at !== after.dataset.at;
  if (!chosen) $(name, after)?.focus({ preventScroll: true });
  if (!after.contains(document.activeElement)) $("#ask", after)?.focus({ preventScroll: true });
}

const gliding = () => (calm.matches ? [] : all("[data-glide][id]"));
// SVG elements move in the units of their picture. Of pieces that are alike, a new one comes from where one has gone.
function glide(places) {
  for (const piece of gliding()) {
    const alike = [...places.keys()].find((id) => id.startsWith(piece.dataset.glide || " ") && !document.getElementById(id));
    const [old, now] = [places.get(piece.id) ?? places.get(alike), piece.getBoundingClientRect()];
    const [x, y] = old ? [old.x - now.x, old.y - now.y] : [0, 0];
    if (!old) piece.animate([{ opacity: 0 }, { opacity: 1 }], GLIDE);
    else if (Math.hypot(x, y) > 1) {
      const { a, d } = piece.parentElement.getScreenCTM();
      piece.animate([{ translate: `${x / a}px ${y / d}px` }, { translate: "0 0" }], { duration: GLIDE, easing: "ease-in-out" });
    }
  }
}

// What has changed floats up once at its owner's stock; the log tells it in words.
function rise(before) {
  for (const stock of calm.matches ? [] : all("[data-amount]")) {
    const change = stock.dataset.amount - $(`#${stock.id}`, before)?.dataset.amount;
    if (!change || !stock.checkVisibility()) continue;
    const { x, y } = stock.getBoundingClientRect();
    const sign = Object.assign(document.createElement("span"), { className: "rise", ariaHidden: "true", onanimationend() { this.remove(); } });
    sign.textContent = change > 0 ? `+${change}` : `−${-change}`;
    Object.assign(sign.style, { left: `${x}px`, top: `${y}px` });
    document.body.append(sign);
  }
}

// ---- what a freshly shown part gets

const undressed = (part) => { for (const one of [part, ...all(".last, .lit", part)]) one.classList.remove("last", "lit"); return part; };
function dress(since = {}) {
  for (const element of all(".scripted")) element.hidden = false;
  for (const id of table().dataset.last?.split(" ") ?? []) document.getElementById(id)?.classList.add("last");
  announce(since);
  showTab(document.body.dataset.tab || "board");
  showPiece($("#board .can[tabindex]") || $("#board .last"));
  light($(".asked")?.dataset.element, true);
  tellTurn();
}

function tell(words) {
  const log = $("#told");
  log.append(Object.assign(document.createElement("p"), { textContent: words }));
  if (log.childElementCount > 40) log.firstElementChild.remove();
}
function announce(since) {
  const lines = all("#story li").filter(({ dataset: { at, noted } }) => (noted ? noted - since.noted : at - since.at) > 0);
  lines.forEach((line) => { line.classList.add("fresh"); tell($(".sentences", line).textContent); });
  if (lines.length && table().dataset.mine) tell(`${table().dataset.turn}: ${$("#ask").textContent}`);
}

let called = null; // by what, the last time; "": by nothing
function tellTurn() {
  const { past, seat, title, turn, ...here } = table().dataset;
  const now = here.mine || (past && seat && news.choosing?.includes(seat) && !news.thinking) ? here.asked || "turn" : "";
  document.title = `${now && `${turn} · `}${title} · Keeling`;
  $("link[rel=icon]").href = now ? "/static/icon-turn.svg" : "/static/icon.svg";
  if (now && called !== null && now !== called && (!called || here.asked) && $("#sound").checked) ring();
  called = now;
}

let audio = null; // made for the first sound, and used for all
function ring() {
  audio ??= new AudioContext();
  const [tone, loudness] = [new OscillatorNode(audio, { frequency: 660 }), new GainNode(audio)];
  tone.connect(loudness).connect(audio.destination);
  loudness.gain.setValueAtTime(0.15, audio.currentTime).exponentialRampToValueAtTime(0.001, audio.currentTime + 0.6);
  tone.start();
  tone.stop(audio.currentTime + 0.6);
}

// ---- board and list are the same thing

const optionsOf = (element) => all(`.options button[data-element~="${CSS.escape(element)}"]`);

function light(elements, on, option) {
  for (const element of elements?.match(/\S+/g) ?? []) {
    const piece = document.getElementById(element);
    const again = all(`.picture [data-element~="${CSS.escape(element)}"]`); // what stands for it a second time
    for (const one of [piece, ...again, ...(option ? [option] : optionsOf(element))]) one?.classList.toggle("lit", on);
    if (on) showPiece(piece);
  }
}

// On a phone the board is larger than its window.
function showPiece(piece) {
  const board = $("#board");
  if (!piece || !board.contains(piece)) return;
  const [seen, here] = [board, piece].map((one) => one.getBoundingClientRect());
  const [x, y] = [here.x - seen.x + here.width / 2, here.y - seen.y + here.height / 2];
  if (x < 0 || x > seen.width || y < 0 || y > seen.height) board.scrollBy(x - seen.width / 2, y - seen.height / 2);
}

function pointed(event) {
  const on = event.type === "pointerover" || event.type === "focusin";
  const target = event.target.closest?.("[data-element], .picture .can");
  if (target) light(target.dataset.element || target.id, on, target.closest(".options button"));
}

function chooseOnBoard(piece) {
  const found = optionsOf(piece.dataset.element || piece.id);
  if (found.length === 1) return found[0].click();
  $(".options .here").prepend(...found.map((one) => one.closest("li"))); // where they are seen together
  found[0].focus();
  tell(table().dataset.several);
}

// What a piece says of itself, for fingers and keys; a power tells all its cards.
function read(piece) {
  const [from, cards] = [nameOf(document.activeElement), piece.matches(".seat, .reads") ? all(".card > title", piece.closest(".seat")) : all(":scope > title", piece)];
  const back = ({ newState }) => newState === "closed" && document.activeElement.matches("body, #reading *") && refocus(from, table(), table()); // to the table as it is by then
  $("#reading-words").replaceChildren(...cards.map(({ textContent }) => Object.assign(document.createElement("p"), { textContent })));
  if (cards.length) Object.assign($("#reading"), { ontoggle: back }).togglePopover(true);
}

// ---- commands

// An answer that got lost is asked for again with the same id: the server carries it out once.
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
  for (let wait = RETRY / 8; busy; wait = Math.min(2 * wait, RETRY)) {
    await load(form.action, { method: "POST", body }).then(() => { busy = false; }, () => lost(wait));
  }
  table().removeAttribute("aria-busy");
  follow();
}

// ---- the connection

let [source, heard, news, followed] = [null, 0, {}, ""]; // the stream, when and what was last heard, the stamp that was last asked about

// Show the table as it was last heard of, unless something else is being asked for.
async function follow() {
  const [{ past, stamp, here }, told] = [table().dataset, news.stamp];
  if (busy || loading || past || $("#yes") || !told || told === stamp || told === followed) return;
  await load(here).then(() => { followed = told; }, () => lost(RETRY));
  follow();
}

function listen() {
  source?.close();
  source = new EventSource(table().dataset.events);
  source.onopen = () => { connected(true); follow(); };
  source.onmessage = ({ data }) => { news = JSON.parse(data); source.onopen(); tellTurn(); };
  source.onerror = () => { connected(false); if (source.readyState === EventSource.CLOSED) setTimeout(listen, RETRY * (0.5 + Math.random())); }; // not all at once, after a restart
  source.addEventListener("alive", source.onopen), source.addEventListener("gone", () => location.reload()); // the table was deleted
}

function connected(on) {
  if (on) heard = Date.now();
  const sign = Object.assign($("#alive"), { hidden: false, className: `alive ${on ? "on" : "lost"}` });
  const words = sign.dataset[on ? "alive" : "lost"];
  if ($(".words", sign).textContent !== words) $(".words", sign).textContent = words;
}
// Wait a little, or until there is a network again.
function lost(ms) {
  connected(false);
  return new Promise((go) => { setTimeout(go, ms); addEventListener("online", go, { once: true }); });
}

// ---- history, tabs, keys

let playing = 0;
function play(on) {
  clearTimeout(playing);
  playing = on ? setTimeout(async () => { await step("next"); if (playing) play(true); }, STEP) : 0;
  document.body.classList.toggle("playing", on);
}
function step(rel) {
  const link = $(`.history a[rel="${rel}"]`);
  return link && !link.hasAttribute("aria-disabled") ? look(link.href) : play(false);
}
const look = (url) => { $("#yes")?.remove(); history.replaceState(null, "", url); return load(url).catch(() => connected(false)).then(follow); };

function showTab(name) {
  document.body.dataset.tab = name;
  table().classList.add("tabbed");
  for (const part of all("[data-tabbed]")) part.classList.toggle("shown", part.dataset.tabbed === name);
  $("#story")?.scrollTo(0, $("#story").scrollHeight);
  for (const tab of all("button[data-tab]")) tab.setAttribute("aria-pressed", String(tab.dataset.tab === name));
}

// The second click of a double click would hit what has come up below the pointer.
function clicked(event) {
  if (event.detail > 1 && event.target.closest(".decision, .story, .picture")) return event.preventDefault();
  const [piece, tab, told, link] = [".picture :is(.can, .reach)", "button[data-tab]", ".picture g:has(> title)", "#table :is(.history, .story, .sittings) a, #no, #take-over, .decision a[href*='seat=']"]
    .map((selector) => event.target.closest(selector));
  for (const menu of all("details.menu[open]")) menu.open = menu.contains(event.target);
  if (piece) chooseOnBoard(piece);
  else if (tab) showTab(tab.dataset.tab);
  else if (told) read(told);
  else if (event.target.closest("#play")) {
    play(!playing);
    if (playing) step(table().dataset.past ? "next" : "first");
  } else if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    play(false);
    look(link.href);
  }
}

const toggle = (details) => { details?.toggleAttribute("open"); details?.querySelector("summary").focus(); };
function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
  const [options, piece] = [all(".options button"), event.target.closest(".picture :is(.can, .reads)")];
  const use = piece && (() => (piece.matches(".can") ? chooseOnBoard : read)(piece));
  const go = (to, all = [...options, $("#ask")], at = all.indexOf(event.target)) => at >= 0 && options.length && (() => all.at(to(at) % all.length).focus());
  const act = {
    ArrowLeft: () => step("prev"), ArrowRight: () => step("next"), ArrowUp: go((at) => at - 1), ArrowDown: go((at) => at + 1), Home: go(() => 0), End: go(() => -2),
    Enter: use, " ": use, u: () => $("#take-back")?.click(), d: () => (options[0] || $("#yes") || $("#ask")).focus(),
    b: () => { showTab("board"); ($(".picture .can[tabindex]") || $("#board"))?.focus(); }, t: () => { showTab("log"); toggle($("#text-board")); },
    "?": () => toggle($("#keys")), Escape: () => ($(":popover-open") ? $("#reading").hidePopover() : $("details.menu[open]") ? toggle($("details.menu[open]")) : $("#no")?.click()),
  }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act || (/^[\w?]$/.test(event.key) && !$("#letters").checked)) return;
  event.preventDefault();
  act();
}

const heeded = { submit, pointerdown: hold, click: clicked, keydown: pressed, pointerover: pointed, pointerout: pointed, focusin: pointed, focusout: pointed };
for (const [kind, act] of Object.entries(heeded)) document.addEventListener(kind, act);
for (const box of all("input[data-kept]")) {
  box.checked = (localStorage.getItem(box.id) ?? box.dataset.kept) === "on";
  box.onchange = () => localStorage.setItem(box.id, box.checked ? "on" : "off");
}
for (const change of ["offline", "online"]) addEventListener(change, listen); // is the server still there?
setInterval(() => { if (heard && Date.now() - heard > SILENCE) { connected(false); listen(); } }, 5000);
dress();
listen();
