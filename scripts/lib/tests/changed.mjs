// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { filesBelow } from '../files.mjs';
import { fromRoot } from '../paths.mjs';
import { runProgram } from '../program.mjs';
import { reached } from './reach.mjs';
import { createSourceGraph } from './source-graph.mjs';
import { readSources } from './sources.mjs';

/**
 * The tests that a `--changed` run selects.
 * @typedef {object} Selection
 * @property {string[]} changed existing files, for Jest to follow their imports
 * @property {string[]} http
 * @property {string[]} browser
 */

/**
 * @param {string[]} given the script's arguments
 * @param {import('../steps.mjs').Steps} steps
 * @returns {Promise<Selection | undefined>} undefined: run all tests
 */
export async function selectTests(given, { line }) {
  if (given.length === 0) return undefined;
  if (given.join(' ') === '--all') {
    // The runners read it in their configurations.
    process.env.SLOW_TESTS = 'true';
    return undefined;
  }
  const [, since] = /^--changed(?:=(.+))?$/.exec(given.join(' ')) ?? [];
  if (!given.join(' ').startsWith('--changed') || given.length > 1)
    throw new Failure(`npm test takes --all, --changed, or --changed=COMMIT, not "${given.join(' ')}".`);

  const base = since ?? (await whereTheBranchBegan());
  const changed = await changedSince(base);
  line(`\n── changed since ${base.slice(0, 12)}: ${changed.length} files ──`);
  const graph = createSourceGraph(readSources());
  const http = reached(graph, changed, filesBelow('tests', /(http|support)\/.*(?<!\.slow)\.test\.ts$/), 'http');
  const browser = reached(graph, changed, filesBelow('tests', /e2e\/.*(?<!\.slow)\.spec\.ts$/), 'browser');
  line('unit: what imports a changed file');
  explain('HTTP', http, line);
  explain('browser', browser, line);
  return {
    changed: changed.filter((file) => existsSync(fromRoot(file))),
    http: [...http.keys()],
    browser: [...browser.keys()],
  };
}

/**
 * @param {string} suite
 * @param {Map<string, string>} found
 * @param {(text: string) => void} line
 */
function explain(suite, found, line) {
  line(`${suite}: ${found.size} files`);
  for (const cause of new Set(found.values())) {
    const tests = [...found].filter(([, other]) => other === cause).map(([test]) => path.basename(test));
    line(`  ${cause} reaches ${tests.length > 6 ? `${tests.length} of them` : tests.join(', ')}`);
  }
}

/** On main itself, only uncommitted changes count. */
async function whereTheBranchBegan() {
  for (const main of ['origin/main', 'main']) {
    const { code, stdout } = await git('merge-base', 'HEAD', main);
    if (code === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** @param {string} base */
async function changedSince(base) {
  const changed = await git('diff', '--name-only', '--no-renames', base);
  if (changed.code !== 0) throw new Failure(`git does not know what has changed since ${base}: ${changed.output}`);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...changed.stdout.split('\n'), ...added.stdout.split('\n')].filter(Boolean);
}

/** @param {...string} args */
function git(...args) {
  return runProgram('git', args);
}
