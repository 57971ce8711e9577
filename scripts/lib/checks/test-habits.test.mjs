// @ts-check
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { filesBelow } from '../files.mjs';
import { fromRoot } from '../paths.mjs';

const tests = [
  ...filesBelow('tests', /^tests\/(?!bench\/).*\.[cm]?[jt]s$/),
  ...['cms/src', 'cms/demo', 'storefront/src', 'admin-ui/src', 'packages'].flatMap((folder) =>
    filesBelow(folder, /(\.test|-in-tests)\.tsx?$/),
  ),
];

/** @param {(text: string) => boolean} isWrong */
const wrong = (isWrong) => tests.filter((file) => isWrong(readFileSync(fromRoot(file), 'utf8')));

/** @param {string} text */
function timesWork(text) {
  const elapsed = [...text.matchAll(/(\w+)(?: =|:) \w+\.now\(\) - \w+/g)].map(([, name]) => name);
  return new RegExp(
    `expect\\((.*\\.now\\(\\) - \\w+|${['hrtime', ...elapsed].join('|')})\\)\\.toBeLess\\w*\\(\\s*\\d`,
  ).test(text);
}

test('no test fails because the machine is busy: none compares a time that passed with a number', () => {
  assert.ok(timesWork('const since = Date.now();\nexpect(Date.now() - since).toBeLessThan(1_000);'));
  assert.ok(
    timesWork('return { answer: await asked, took: performance.now() - since };\nexpect(took).toBeLessThan(5_500);'),
  );
  assert.deepEqual(wrong(timesWork), []);
});

test('what is random is drawn from the run’s seed', () => {
  assert.deepEqual(
    wrong((text) => /Math\.random\(/.test(text)),
    [],
  );
});
