// Plays at a server of boardgame.io over its own transport. What to do comes line by line on standard
// input as JSON; each line is answered by one on standard output.
"use strict";

const readline = require("node:readline");
const { io } = require("socket.io-client");

const { game, legal } = require("./game.js");

const address = `http://127.0.0.1:${process.argv[2]}`;
const LONGEST = 60000; // milliseconds until a move that is not answered ends the run
const OPENING = 8; // matches that are opened at the same time
const tables = [];
const watchers = [];
let news = [];

async function post(path, body) {
  const answer = await fetch(`${address}/games/${game.name}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function connect() {
  const socket = io(`${address}/${game.name}`, { transports: ["websocket"], forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once("connect", () => resolve(socket));
    socket.once("connect_error", reject);
  });
}

// A match for two, played by both over one connection.
class Table {
  async open() {
    const { matchID } = await post("/create", { numPlayers: 2 });
    this.id = matchID;
    this.keys = {};
    for (const playerID of ["0", "1"]) {
      const joined = await post(`/${matchID}/join`, { playerID, playerName: "Ada" });
      this.keys[playerID] = joined.playerCredentials;
    }
    if (!this.socket) {
      this.socket = await connect();
      this.socket.on("update", (id, state) => id === this.id && this.heard && this.heard(state));
      this.socket.on("sync", (id, info) => id === this.id && this.heard && this.heard(info.state));
    }
    this.sent = 0;
    if (this.watcher) this.watcher.emit("sync", this.id, null, undefined, 2);
    this.state = await this.answer(() => this.socket.emit("sync", this.id, "0", this.keys["0"], 2));
  }

  answer(ask) {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("a move was not answered")), LONGEST);
      this.heard = (state) => {
        clearTimeout(late);
        this.heard = null;
        resolve(state);
      };
      ask();
    });
  }

  // One choice after the other; the milliseconds from when it was due until it was told.
  choose(due) {
    this.last = (this.last || Promise.resolve()).then(() => this.move(due));
    return this.last;
  }

  async move(due) {
    const { G, ctx, _stateID: version } = this.state;
    const playerID = ctx.currentPlayer;
    const options = legal(G, playerID);
    const [type, ...args] = options[Math.floor(Math.random() * options.length)];
    const payload = { type, args, playerID, credentials: this.keys[playerID] };
    this.sent = due || performance.now();
    this.state = await this.answer(() =>
      this.socket.emit("update", { type: "MAKE_MOVE", payload }, version, this.id, playerID),
    );
    const waited = performance.now() - this.sent;
    if (this.state.ctx.gameover) await this.open();
    return waited;
  }

  async watch() {
    const socket = await connect();
    socket.on("update", (id) => id === this.id && this.sent && news.push(performance.now() - this.sent));
    const synced = new Promise((resolve) => socket.once("sync", resolve));
    socket.emit("sync", this.id, null, undefined, 2);
    await synced;
    this.watcher = socket;
    watchers.push(socket);
  }
}

async function several(number, work) {
  let next = 0;
  const one = async () => {
    while (next < number) await work(next++);
  };
  await Promise.all(Array.from({ length: OPENING }, one));
}

async function grow({ tables: wanted, streams }) {
  await several(wanted - tables.length, async () => {
    const table = new Table();
    await table.open();
    tables.push(table);
  });
  const had = watchers.length;
  await several(streams - had, (n) => tables[had + n].watch());
  return {};
}

async function flatOut({ players, seconds }) {
  const waits = [];
  const end = performance.now() + 1000 * seconds;
  const play = async (first) => {
    for (let n = first; performance.now() < end; n += players) {
      if (n >= tables.length) n = first;
      waits.push(await tables[n].choose());
    }
  };
  const able = Math.min(players, tables.length);
  await Promise.all(Array.from({ length: able }, (_, n) => play(n)));
  return { choices: waits };
}

async function steady({ rate, seconds }) {
  news = [];
  const waits = [];
  const began = performance.now() + 50;
  const all = [];
  for (let n = 0; n < Math.floor(rate * seconds); n++) {
    const due = began + (1000 * n) / rate;
    const ahead = due - performance.now();
    if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead));
    all.push(tables[n % tables.length].choose(due).then((waited) => waits.push(waited)));
  }
  await Promise.all(all);
  return { choices: waits, news };
}

const DO = { grow, flatOut, steady };

async function main() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const { what, ...how } = JSON.parse(line);
    const done = await DO[what](how);
    const { user, system } = process.cpuUsage();
    console.log(JSON.stringify({ ...done, cpu: (user + system) / 1e6 }));
  }
  process.exit(0);
}

main().catch((error) => {
  console.log(JSON.stringify({ error: String(error) }));
  process.exit(1);
});
