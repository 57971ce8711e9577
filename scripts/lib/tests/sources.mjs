// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files.mjs';
import { fromRoot } from '../paths.mjs';

const FOLDERS = ['cms/src', 'cms/config', 'cms/demo', 'storefront/src', 'admin-ui/src', 'packages', 'tests'];
const SOURCE = /\.(tsx?|[cm]?js|css|json)$/;
const UNIT_TEST = /(\.test|-in-tests)\.tsx?$/;
const BUILT = /\/(dist|dist-server|build)\//;

/** The entries of the packages, by the names under which they are imported. */
const PACKAGES = /** @type {Record<string, string>} */ ({
  '@stoa/contract': 'packages/contract/src/index.ts',
  '@stoa/paypal-emulator': 'packages/paypal-emulator/src/index.ts',
  '@stoa/web-kit': 'packages/web-kit/src/index.ts',
  '@stoa/web-kit/testing': 'packages/web-kit/src/testing.ts',
  '@stoa/web-kit/styles': 'packages/web-kit/src/styles.ts',
});

/**
 * The text of every source file without its comments, by its path.
 * @returns {Map<string, string>}
 */
export function readSources() {
  const files = FOLDERS.flatMap((folder) => filesBelow(folder, SOURCE)).filter(
    (file) => !BUILT.test(file) && (file.startsWith('tests/') || !UNIT_TEST.test(file)),
  );
  return new Map(files.map((file) => [file, withoutComments(readFileSync(fromRoot(file), 'utf8'))]));
}

/** @param {string} text */
function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/**
 * The files that a file imports or names beside it, statically or dynamically.
 * @param {string} file
 * @param {string} text
 * @param {(file: string) => boolean} exists
 */
export function localImports(file, text, exists) {
  const named = [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]|'([\w./-]+\.[cm]?[jt]s)'/g)];
  return named.flatMap(([, imported, beside]) => {
    const name = imported ?? beside ?? '';
    if (PACKAGES[name]) return [PACKAGES[name]];
    if (imported && !name.startsWith('.')) return [];
    const base = path.posix.join(path.posix.dirname(file), name);
    return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].filter(exists).slice(0, 1);
  });
}
