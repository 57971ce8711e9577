// @ts-check
// Preloaded into a cms: each SIGUSR2 has it log what memory it needs.
'use strict';

process.on('SIGUSR2', () => {
  global.gc?.();
  console.log(`memory ${JSON.stringify(process.memoryUsage())}`);
});
