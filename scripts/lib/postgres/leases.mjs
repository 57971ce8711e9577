// @ts-check
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './process.mjs';

/**
 * Who uses the server: one file a process, so that the last one to leave stops it, and one that was killed does not count.
 * @param {string} home
 */
export function leases(home) {
  const folder = path.join(home, 'users');
  mkdirSync(folder, { recursive: true });
  const own = path.join(folder, String(process.pid));
  return {
    take: () => writeFileSync(own, ''),
    giveBack: () => rmSync(own, { force: true }),
    /** Whether another living process uses the server; forgets the dead. */
    others() {
      const others = readdirSync(folder).filter((name) => name !== String(process.pid));
      const dead = others.filter((name) => !isAlive(Number(name)));
      for (const name of dead) rmSync(path.join(folder, name), { force: true });
      return others.length > dead.length;
    },
  };
}
