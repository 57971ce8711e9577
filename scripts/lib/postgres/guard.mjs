// @ts-check
/**
 * Runs alongside the process that started the server and stops the server if that process is killed. The end of standard input
 * means the process is gone, whatever the reason. The server keeps running if others use it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { stopAbandoned } from './postgres.mjs';

/** Gives an immediate restart time to take over the running server. */
const pause = 1000;

const [dataDir = ''] = process.argv.slice(2);
process.stdin.resume();
process.stdin.once('close', async () => {
  await sleep(pause);
  await stopAbandoned(dataDir);
});
