// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths.mjs';

/**
 * Paths relative to the root, with forward slashes.
 * @param {string} folder
 * @param {RegExp} name
 */
export function filesBelow(folder, name) {
  if (!existsSync(fromRoot(folder))) return [];
  return readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .filter((file) => name.test(file) && !file.includes('node_modules/'))
    .sort();
}
