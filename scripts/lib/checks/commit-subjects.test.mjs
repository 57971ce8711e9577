// @ts-check
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test from 'node:test';
import { root } from '../paths.mjs';

/** The last commit from before the rule. */
const BEFORE = '8cf9c8299f9ee7b8796d7ac6b0b0b691e9a70b1b';

const SUBJECT = /^[a-z0-9-]+(\/[a-z0-9-]+)?: [^A-Z\s]/;

/** @param {string} subject */
const isRight = (subject) => subject.length <= 72 && SUBJECT.test(subject);

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Null in a copy without history, or with too little of it. */
function subjects() {
  try {
    return git('log', '--no-merges', '--format=%s', `${BEFORE}..HEAD`).split('\n').filter(Boolean);
  } catch {
    return null;
  }
}

test('the subject of every commit names its part and has at most 72 characters', (t) => {
  assert.ok(isRight('orders: refuse a reservation above its limits'));
  assert.ok(isRight('cms/mail: keep the sender of a reply'));
  assert.ok(!isRight('Refuse a reservation above its limits'));
  assert.ok(!isRight(`orders: ${'refuse '.repeat(10)}`));
  const all = subjects();
  if (!all) return t.skip('this copy has no history to read');
  assert.deepEqual(
    all.filter((subject) => !isRight(subject)),
    [],
  );
});
