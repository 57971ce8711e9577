// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the URL responds successfully or the server exits.
 * @param {string} url
 * @param {import('./server.mjs').Server} server
 */
export async function untilReady(url, server) {
  while (server.isRunning() && !(await answers(url))) await sleep(50);
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}
