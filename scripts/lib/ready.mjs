// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the address answers well, or the server is gone.
 * @param {string} url
 * @param {import('./server.mjs').Server} server
 */
export async function untilReady(url, server) {
  while (server.isRunning() && !(await answers(url))) await sleep(200);
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}
