// @ts-check
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { stopAbandoned } from '../../../scripts/lib/postgres/postgres.mjs';
import { isAlive } from '../../../scripts/lib/postgres/process.mjs';

/** A run's folder name includes the PID of its process. */
const ofRun = /^stoa-tests-(\d+)-/;

/**
 * Removes what is left of runs that were killed together with the process that looks after their server: the server and all
 * files.
 * @param {string} parent the folder that contains the folders of all runs
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
      // Another run starting now is removing it too; if it fails, the next run tries again.
    }
  }
}

/** @param {string} folder */
function isOurs(folder) {
  return statSync(folder).uid === process.getuid?.();
}
