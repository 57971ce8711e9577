// @ts-check
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canEnter } from './account.mjs';

/** @typedef {import('./account.mjs').Account} Account */

const elsewhere = '/var/lib';

/**
 * The folder for the server's files: the requested one, or, if the server's account can't reach it (such as a checkout under
 * root's private home), another one that is recorded in the requested folder's file `location`.
 * @param {string} dataDir
 * @param {(cluster: string) => Account} accountFor
 */
export function serverHome(dataDir, accountFor) {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const note = path.join(dataDir, 'location');
  const noted = readNote(note);
  if (noted) return open(noted);
  if (canEnter(accountFor(path.join(dataDir, 'cluster')), dataDir)) return dataDir;
  // Not derived from the path: a fresh clone in the same place must not find its predecessor's data.
  const chosen = path.join(elsewhere, `stoa-${randomBytes(6).toString('hex')}`);
  open(chosen);
  writeFileSync(note, `${chosen}\n`);
  return chosen;
}

/** @param {string} folder */
function open(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}

/** @param {string} note */
function readNote(note) {
  try {
    return readFileSync(note, 'utf8').trim();
  } catch {
    return undefined;
  }
}
