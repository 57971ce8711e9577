// @ts-check
import { closeSync, fchownSync, openSync, readFileSync, statSync } from 'node:fs';
import { copyFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';

const largest = 10_000_000;
const lookEvery = 5000;

/** @param {string} home */
const logFile = (home) => path.join(home, 'postgres.log');
/** @param {string} home */
const sizeOf = (home) => statSync(logFile(home), { throwIfNoEntry: false })?.size ?? 0;

/**
 * Opens the log for a server about to start.
 * @param {string} home
 * @param {import('./account.mjs').Account} account
 */
export function openLog(home, account) {
  const before = sizeOf(home);
  const output = openSync(logFile(home), 'a', 0o600);
  if (account) fchownSync(output, account.uid, account.gid);
  return {
    output,
    close: () => closeSync(output),
    /** The last lines the server has written since. */
    lastLines: () =>
      readFileSync(logFile(home)).subarray(before).toString('utf8').trimEnd().split('\n').slice(-15).join('\n'),
  };
}

/**
 * Keeps the log small while the server runs. The server holds the file open and appends to it, so it can be copied and emptied,
 * but not replaced.
 * @param {string} home
 * @param {number} [largestLog] bytes
 * @returns {() => void} stops it
 */
export function limitLog(home, largestLog = largest) {
  const file = logFile(home);
  const empty = async () => {
    if ((await stat(file)).size <= largestLog) return;
    await copyFile(file, `${file}.1`).catch((cause) => {
      // If the disk is too full for a copy, the old lines are lost.
      if (cause.code !== 'ENOSPC') throw cause;
    });
    await truncate(file);
  };
  // What fails now is tried again at the next look, and must not end the server.
  const timer = setInterval(() => empty().catch(() => {}), lookEvery).unref();
  return () => clearInterval(timer);
}
