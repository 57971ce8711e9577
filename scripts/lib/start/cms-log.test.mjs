// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { cmsLog, interestFilter } from './cms-log.mjs';

test('the log begins anew while it is written, and is bounded in size and number', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa log '));
  try {
    const log = cmsLog(folder, () => {});
    const row = 'x'.repeat(99_990);
    for (let number = 0; number < 700; number += 1) {
      log.onLine(`${number} ${row}`, 'stdout');
      if (number % 50 === 49) await sleep(20);
    }
    const logs = path.dirname(log.file);
    while (!readFileSync(log.file, 'utf8').includes('\n699 ')) await sleep(20);
    const names = readdirSync(logs).sort();
    assert.deepEqual(names, ['cms.log', 'cms.log.1', 'cms.log.2', 'cms.log.3', 'cms.log.4']);
    for (const name of names) assert.ok(statSync(path.join(logs, name)).size <= 10_000_000);
    const kept = names.reverse().flatMap((name) => readFileSync(path.join(logs, name), 'utf8').match(/^\d+/gm) ?? []);
    assert.deepEqual(
      kept.map(Number),
      Array.from({ length: kept.length }, (_, n) => 700 - kept.length + n),
    );
    assert.ok(kept.length > 400);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

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

test('warnings and errors pass as lines of JSON, too', () => {
  const isOfInterest = interestFilter();
  const line = (/** @type {string} */ level) =>
    `{"time":"2026-11-20T16:34:34.683Z","level":"${level}","message":"Slow"}`;
  assert.deepEqual(
    ['info', 'warn', 'info', 'error'].map((level) => isOfInterest(line(level), 'stdout')),
    [false, true, false, true],
  );
});

test('what a program says on stderr is of interest by itself', () => {
  const isOfInterest = interestFilter();
  assert.equal(isOfInterest('FATAL ERROR: JavaScript heap out of memory', 'stderr'), true);
  assert.equal(isOfInterest('Ready', 'stdout'), false);
});
