// @ts-check
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './process.mjs';

/**
 * Tracks who uses the server, one file per process: the last one to leave stops it, and killed processes don't count.
 * @param {string} home
 */
export function leases(home) {
  const folder = path.join(home, 'users');
  mkdirSync(folder, { recursive: true });
  const own = path.join(folder, String(process.pid));
  return {
    take: () => writeFileSync(own, ''),
    giveBack: () => rmSync(own, { force: true }),
    /** Whether another live process uses the server; also removes the files of dead ones. */
    others() {
      const others = readdirSync(folder).filter((name) => name !== String(process.pid));
      const dead = others.filter((name) => !isAlive(Number(name)));
      for (const name of dead) rmSync(path.join(folder, name), { force: true });
      return others.length > dead.length;
    },
  };
}
