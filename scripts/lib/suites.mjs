// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths.mjs';
import { runNode, runProgram } from './program.mjs';

/** @typedef {{ passed: number, failed: number }} Count */

const results = fromRoot('test-results');

/**
 * The tests of the scripts themselves, with Node's own runner: they need what runs before an install.
 * @param {import('./steps.mjs').Steps} steps
 * @returns {Promise<Count>}
 */
export async function testScripts({ line }) {
  line('\n── scripts ──');
  const files = filesBelow('scripts', /\.test\.mjs$/);
  const { code, stdout, output } = await runProgram(process.execPath, ['--test', '--test-reporter=tap', ...files]);
  const count = { passed: figure(stdout, 'pass'), failed: figure(stdout, 'fail') + figure(stdout, 'cancelled') };
  if (code !== 0) line(output);
  return report(line, count, code);
}

/**
 * @param {import('./steps.mjs').Steps} steps
 * @returns {Promise<Count>}
 */
export async function testWithJest({ line }) {
  line('\n── unit and HTTP ──');
  const file = resultFile('jest.json');
  const { code } = await runNode('node_modules/jest/bin/jest.js', ['--json', `--outputFile=${file}`], {
    loud: true,
    env: { ...process.env, STOA_TEST_SECOND_TRY: 'true' },
  });
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = readResult(file);
  /** @type {{ invocations: number, status: string }[]} */
  const tests = (testResults ?? []).flatMap(
    (/** @type {{ assertionResults: [] }} */ { assertionResults }) => assertionResults,
  );
  noteSecondTries(line, tests.filter(({ invocations, status }) => invocations > 1 && status === 'passed').length);
  return report(
    line,
    { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0) },
    code,
  );
}

/**
 * @param {import('./steps.mjs').Steps} steps
 * @param {{ path?: string, complaint?: string }} browser without a path: Playwright's own
 * @returns {Promise<Count>}
 */
export async function testInBrowser({ line }, { path: browser, complaint }) {
  line('\n── browser ──');
  if (complaint) {
    line(complaint);
    return report(line, { passed: 0, failed: 1 }, 1);
  }
  const file = resultFile('e2e.json');
  const { code } = await runNode(
    'node_modules/@playwright/test/cli.js',
    // A machine that is busy with other things may be slow: a test counts as failed when it fails twice.
    ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json', '--retries=1'],
    {
      loud: true,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
    },
  );
  const { stats, errors } = readResult(file);
  const failed = (stats?.unexpected ?? 0) + (errors?.length ?? 0);
  noteSecondTries(line, stats?.flaky);
  return report(line, { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed }, code);
}

/**
 * A test that passes at its second try alone is not forgotten.
 * @param {(text: string) => void} line
 * @param {number} [count]
 */
function noteSecondTries(line, count) {
  if (count) line(`${count} of them at the second try alone`);
}

/**
 * A runner that fails without naming a test (it did not even start) is a failure as well.
 * @param {(text: string) => void} line
 * @param {Count} count
 * @param {number} code
 * @returns {Count}
 */
function report(line, { passed, failed }, code) {
  const counted = { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  line(`${counted.failed ? '✗' : '✓'} ${counted.passed} passed, ${counted.failed} failed`);
  return counted;
}

/** @param {string} name */
function resultFile(name) {
  mkdirSync(results, { recursive: true });
  const file = path.join(results, name);
  rmSync(file, { force: true });
  return file;
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

/**
 * @param {string} folder
 * @param {RegExp} name
 */
function filesBelow(folder, name) {
  if (!existsSync(fromRoot(folder))) return [];
  return readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.join(folder, file));
}
