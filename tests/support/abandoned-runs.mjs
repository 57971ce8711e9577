// @ts-check
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../../scripts/lib/postgres/process.mjs';
import { stopAbandoned } from '../../scripts/lib/postgres.mjs';

/** The number of its process is in the name of a run's folder. */
const ofRun = /^stoa-tests-(\d+)-/;

/**
 * What a run left behind that was killed together with the process that looks after its server: the server and all files.
 * @param {string} parent the folder in which all runs have theirs
 */
export async function removeAbandonedRuns(parent) {
  for (const name of readdirSync(parent)) {
    const pid = Number(ofRun.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const folder = path.join(parent, name);
    try {
      if (!isOurs(folder) || !(await stopAbandoned(path.join(folder, 'postgres')))) continue;
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another run that starts just now removes it as well; else the next one tries again.
    }
  }
}

/** @param {string} folder */
function isOurs(folder) {
  return statSync(folder).uid === process.getuid?.();
}
