// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const generated = new Set(['node_modules', 'dist', 'dist-server', 'build', 'coverage', '.strapi', '.cache', '.tmp']);

/**
 * One hash of the names and contents of files and folders, independent of the checkout's location. Missing inputs are hashed as
 * missing; tests and generated folders are ignored.
 * @param {string} base
 * @param {string[]} inputs relative to base
 */
export function contentHash(base, inputs) {
  const hash = createHash('sha256');
  for (const input of [...inputs].sort()) {
    for (const file of filesOf(base, input)) {
      const content = readFileSync(path.join(base, file));
      hash.update(`${file.split(path.sep).join('/')}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} base
 * @param {string} input
 * @returns {string[]} in a fixed order
 */
function filesOf(base, input) {
  const stats = statSync(path.join(base, input), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return isTest(input) ? [] : [input];
  return readdirSync(path.join(base, input))
    .filter((name) => !generated.has(name))
    .sort()
    .flatMap((name) => filesOf(base, path.join(input, name)));
}

/** @param {string} file */
function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}
