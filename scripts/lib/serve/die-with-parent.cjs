// @ts-check
// Preloaded into the servers that the scripts start: if the script is killed, they stop too and free the port.
'use strict';
const cluster = require('node:cluster');

if (process.channel && cluster.isPrimary) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
