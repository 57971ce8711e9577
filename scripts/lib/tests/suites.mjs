// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files.mjs';
import { fromRoot, root } from '../paths.mjs';
import { runNode, runProgram } from '../program.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const results = fromRoot('test-results');

/**
 * The tests of the scripts themselves. They use Node's own runner because the scripts must work before anything is installed. They
 * mostly wait, so other tests can run beside them.
 * @returns {(steps: import('../steps.mjs').Steps) => Promise<Count>} waits for them and reports
 */
export function testScripts() {
  const files = filesBelow('scripts', /\.test\.mjs$/);
  const tests = runProgram(process.execPath, ['--test', '--test-reporter=tap', ...files]);
  return async ({ line }) => {
    const { code, stdout, output } = await tests;
    const count = { passed: figure(stdout, 'pass'), failed: figure(stdout, 'fail') + figure(stdout, 'cancelled') };
    if (code !== 0) line(output);
    return report(line, 'scripts', count, code);
  };
}

/**
 * Unit tests need no build, so they run beside whatever builds and checks. One process is enough for that.
 * @param {import('./changed.mjs').Selection} [selection] default: all
 */
export function testUnits(selection) {
  return runJest('unit', selection?.changed, ['--maxWorkers=1', '--workerIdleMemoryLimit=1GB']);
}

/**
 * @param {import('../steps.mjs').Steps} steps
 * @param {Awaited<ReturnType<typeof testUnits>>} units
 * @returns {Count}
 */
export function reportUnits({ line }, { code, output, file }) {
  if (code !== 0) line(output);
  return reportJest(line, 'unit', file, code);
}

/**
 * @param {import('../steps.mjs').Steps} steps
 * @param {import('./changed.mjs').Selection} [selection] default: all
 * @returns {Promise<Count>}
 */
export async function testOverHttp({ line }, selection) {
  const { code, file } = await runJest('http', selection && [...selection.changed, ...selection.http], [], true);
  return reportJest(line, 'HTTP', file, code);
}

/**
 * @param {'unit' | 'http'} project
 * @param {string[] | undefined} related tests, or what they import; default: all
 * @param {string[]} options
 * @param {boolean} loud
 */
async function runJest(project, related, options, loud = false) {
  const file = resultFile(`${project}.json`);
  if (related?.length === 0) return { code: 0, output: '', file };
  const chosen = related ? ['--passWithNoTests', '--findRelatedTests', ...related] : [];
  const { code, output } = await runNode(
    'node_modules/jest/bin/jest.js',
    ['--selectProjects', project, '--json', `--outputFile=${file}`, ...options, ...chosen],
    { loud, env: { ...process.env, STOA_TEST_SECOND_TRY: 'true' } },
  );
  return { code, output, file };
}

/**
 * @param {(text: string) => void} line
 * @param {string} suite
 * @param {string} file
 * @param {number} code
 * @returns {Count}
 */
function reportJest(line, suite, file, code) {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = readResult(file);
  /** @type {{ invocations: number, status: string }[]} */
  const tests = (testResults ?? []).flatMap(
    (/** @type {{ assertionResults: [] }} */ { assertionResults }) => assertionResults,
  );
  noteSecondTries(line, tests.filter(({ invocations, status }) => invocations > 1 && status === 'passed').length);
  return report(
    line,
    suite,
    { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) },
    code,
  );
}

/**
 * @param {import('../steps.mjs').Steps} steps
 * @param {{ path?: string, reason?: string }} browser without a path, Playwright's own is used
 * @param {import('./changed.mjs').Selection} [selection] default: all
 * @returns {Promise<Count>}
 */
export async function testInBrowser({ line }, { path: browser, reason }, selection) {
  if (selection?.browser.length === 0) {
    line('no changes affect the browser tests');
    return { passed: 0, failed: 0 };
  }
  if (reason) {
    line(reason);
    return report(line, 'browser', { passed: 0, failed: 1 }, 1);
  }
  const file = resultFile('e2e.json');
  const { code } = await runNode(
    'node_modules/@playwright/test/cli.js',
    // A busy machine may be slow, so a test counts as failed only if it fails twice.
    [
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      '--reporter=list,json',
      '--retries=1',
      ...(selection?.browser ?? []),
    ],
    {
      loud: true,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
    },
  );
  const { stats, errors } = readResult(file);
  const failed = (stats?.unexpected ?? 0) + (errors?.length ?? 0);
  noteSecondTries(line, stats?.flaky);
  return report(line, 'browser', { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed }, code);
}

/**
 * Reports tests that only passed on the second try.
 * @param {(text: string) => void} line
 * @param {number} [count]
 */
function noteSecondTries(line, count) {
  if (count) line(`${count} of them only on the second try`);
}

/**
 * A runner that fails without naming a test, such as one that didn't start, also counts as a failure.
 * @param {(text: string) => void} line
 * @param {string} suite
 * @param {Count} count
 * @param {number} code
 * @returns {Count}
 */
function report(line, suite, { passed, failed }, code) {
  const counted = { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  line(`${counted.failed ? '✗' : '✓'} ${suite} tests: ${counted.passed} passed, ${counted.failed} failed`);
  return counted;
}

/** @param {string} name */
function resultFile(name) {
  mkdirSync(results, { recursive: true });
  const file = path.join(results, name);
  rmSync(file, { force: true });
  return file;
}

/**
 * How long each test file of this run took, in milliseconds, the slowest first. Files ran beside each other.
 * @returns {{ file: string, took: number }[]}
 */
export function slowestFiles() {
  const ofJest = ['unit.json', 'http.json'].flatMap((name) =>
    (readResult(path.join(results, name)).testResults ?? []).map(
      (/** @type {{ name: string, startTime: number, endTime: number }} */ { name, startTime, endTime }) => ({
        file: path.relative(root, name),
        took: endTime - startTime,
      }),
    ),
  );
  /** @type {Map<string, number>} */
  const inBrowser = new Map();
  /** @param {{ file: string, specs?: any[], suites?: any[] }} suite */
  const add = ({ file, specs = [], suites = [] }) => {
    const name = `tests/e2e/${file}`;
    const runs = specs.flatMap(({ tests }) => tests).flatMap((/** @type {any} */ test) => test.results);
    for (const { duration } of runs) inBrowser.set(name, (inBrowser.get(name) ?? 0) + duration);
    suites.forEach(add);
  };
  (readResult(path.join(results, 'e2e.json')).suites ?? []).forEach(add);
  return [...ofJest, ...[...inBrowser].map(([file, took]) => ({ file, took }))].sort(
    (one, other) => other.took - one.took,
  );
}

/** @param {string} file */
function readResult(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * @param {string} tap
 * @param {string} name
 */
function figure(tap, name) {
  return Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
}
