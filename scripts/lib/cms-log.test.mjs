// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import { interestFilter } from './cms-log.mjs';

test('warnings and errors pass, with the lines that belong to them', () => {
  const isOfInterest = interestFilter();
  const shown = [
    '[2026-11-20 16:34:34.683] \u001b[32minfo\u001b[39m: Strapi started successfully',
    '  a detail of it',
    '[2026-11-20 16:34:34.683] \u001b[33mwarn\u001b[39m: Slow query',
    '[2026-11-20 16:34:34.684] \u001b[31merror\u001b[39m: The upload folder is missing',
    'Error: The upload folder is missing',
    '    at Object.init (index.js:46:19)',
    '[2026-11-20 16:34:34.684] http: GET /api/store (3 ms) 200',
    '',
  ].filter((line) => isOfInterest(line, 'stdout'));
  assert.equal(shown.length, 4);
  assert.match(shown[0] ?? '', /Slow query/);
  assert.match(shown[3] ?? '', /Object.init/);
});

test('what a program says on stderr is of interest by itself', () => {
  const isOfInterest = interestFilter();
  assert.equal(isOfInterest('FATAL ERROR: JavaScript heap out of memory', 'stderr'), true);
  assert.equal(isOfInterest('Ready', 'stdout'), false);
});
