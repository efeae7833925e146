// A game for two to compare with: turns of two actions, tens of options, cards in a hidden deck, and a
// state of about the size that a seat sees of Future Energy for two.
"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const REGIONS = ["coast", "plain", "hills", "valley", "islands", "city"];
const KINDS = ["coal", "gas", "wind", "sun", "water"];
const PLOTS = 36;
const SHOWN = 6; // cards of the market
const ACTIONS = 2; // of a turn
const PRICE = 3; // of a plot, more where others have built
const LAST_ROUND = 25;

function card(number) {
  return {
    id: `c${String(number).padStart(2, "0")}`,
    kind: KINDS[number % KINDS.length],
    region: REGIONS[number % REGIONS.length],
    price: 1 + (number % 4),
    points: 1 + (number % 5),
  };
}

function setup({ random }) {
  const deck = random.Shuffle(Array.from({ length: 90 }, (_, number) => card(number)));
  const plots = Array.from({ length: PLOTS }, (_, number) => ({
    id: `p${String(number).padStart(2, "0")}`,
    region: REGIONS[number % REGIONS.length],
    kind: null,
    owner: null,
    level: 0,
  }));
  const player = () => ({ money: 12, points: 0, income: 3, hand: [] });
  return {
    round: 1,
    market: deck.splice(0, SHOWN),
    plots,
    players: { 0: player(), 1: player() },
    secret: { deck },
  };
}

// Everything that a player can do, as [move, ...arguments].
function legal(G, playerID) {
  const { money, hand } = G.players[playerID];
  const options = [["rest"]];
  G.market.forEach((shown, place) => {
    if (shown && shown.price <= money) options.push(["take", place]);
  });
  const kinds = new Set(hand.map((held) => held.region));
  G.plots.forEach((plot, number) => {
    const fits = kinds.has(plot.region) && plot.level < 3;
    if (fits && PRICE + plot.level <= money) options.push(["build", number]);
  });
  return options;
}

function allowed(G, playerID, move, argument) {
  return legal(G, playerID).some((option) => option[0] === move && option[1] === argument);
}

function take({ G, playerID }, place) {
  if (!allowed(G, playerID, "take", place)) return INVALID_MOVE;
  const player = G.players[playerID];
  const taken = G.market[place];
  player.money -= taken.price;
  player.hand.push(taken);
  G.market[place] = G.secret.deck.pop() || null;
}

function build({ G, playerID }, number) {
  if (!allowed(G, playerID, "build", number)) return INVALID_MOVE;
  const player = G.players[playerID];
  const plot = G.plots[number];
  const held = player.hand.findIndex((one) => one.region === plot.region);
  const [used] = player.hand.splice(held, 1);
  player.money -= PRICE + plot.level;
  player.points += used.points;
  player.income += 1;
  Object.assign(plot, { kind: used.kind, owner: playerID, level: plot.level + 1 });
}

function rest({ G, playerID }) {
  G.players[playerID].money += 2;
}

exports.legal = legal;
exports.game = {
  name: "grid",
  setup,
  moves: {
    take: { move: take, client: false },
    build: { move: build, client: false },
    rest: { move: rest, client: false },
  },
  turn: {
    minMoves: ACTIONS,
    maxMoves: ACTIONS,
    onBegin: ({ G, ctx }) => {
      G.players[ctx.currentPlayer].money += G.players[ctx.currentPlayer].income;
      G.round = 1 + Math.floor((ctx.turn - 1) / 2);
    },
  },
  endIf: ({ G }) => (G.round > LAST_ROUND ? { over: true } : undefined),
  playerView: ({ G: { secret, ...seen } }) => seen,
  disableUndo: true,
};
