// boardgame.io's own server. Arguments: the port, and a folder for its FlatFile storage; without one
// it keeps everything in memory, as it does if nobody asks for anything else.
"use strict";

const { FlatFile, Server } = require("boardgame.io/server");

const { game } = require("./game.js");

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [game], db, origins: [/127\.0\.0\.1/] })
  .run({ port: Number(port) })
  .then(() => console.log("ready"));
