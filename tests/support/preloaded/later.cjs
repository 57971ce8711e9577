// @ts-check
// Preloaded into a cms: each SIGUSR2 puts its clock 25 seconds ahead.
'use strict';
const now = performance.now.bind(performance);
let ahead = 0;

performance.now = () => now() + ahead;
process.on('SIGUSR2', () => {
  ahead += 25_000;
});
