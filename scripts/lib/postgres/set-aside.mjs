// @ts-check
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { serverAccount } from './account.mjs';
import { serverHome } from './home.mjs';
import { runningServer } from './process.mjs';

/**
 * Keeps the files of a database that doesn’t start, so that the next start makes a new one. Its new place; undefined if there is none,
 * or if a server uses it.
 * @param {string} dataDir
 * @param {Date} [at]
 */
export function setClusterAside(dataDir, at = new Date()) {
  const home = serverHome(path.resolve(dataDir), serverAccount);
  const cluster = path.join(home, 'cluster');
  if (!existsSync(cluster) || runningServer(cluster)) return undefined;
  const place = `${cluster}-damaged-${at.toISOString().slice(0, 19).replace(/\D/g, '')}`;
  renameSync(cluster, place);
  return place;
}
