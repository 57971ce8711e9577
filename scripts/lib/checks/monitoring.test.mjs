// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { fromRoot } from '../paths.mjs';

const folder = fromRoot('deploy/monitoring/prometheus');
const board = readFileSync(fromRoot('deploy/monitoring/grafana/dashboards/stoa.json'), 'utf8');
const rules = readFileSync(path.join(folder, 'alerts.yml'), 'utf8');
const all = (/** @type {string} */ text, /** @type {RegExp} */ pattern) => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? '')),
];

test('each metric that an alert or the board reads is one that the shop offers', () => {
  const source = readdirSync(fromRoot('cms/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(fromRoot('cms/src', name), 'utf8'))
    .join('\n');
  const offered = all(source, /name: '(stoa_\w+)'/g);
  const used = all(rules + board, /\b(stoa_\w+?)(?:_bucket|_count|_sum)?\b(?=[{ )[])/g);
  assert.ok(used.length >= 14);
  assert.deepEqual(
    used.filter((name) => !offered.includes(name)),
    [],
  );
});

test('each alert has a test and a row in the table of what to do', () => {
  const alerts = all(rules, /- alert: (\w+)/g);
  const tested = all(readFileSync(path.join(folder, 'alerts.test.yml'), 'utf8'), /alertname: (\w+)/g);
  const explained = all(readFileSync(fromRoot('docs/operations.md'), 'utf8'), /^\| `(\w+)` \|/gm);
  assert.deepEqual(tested, alerts);
  assert.deepEqual([...explained].sort(), [...alerts].sort());
});

const promtool = spawnSync('promtool', ['--version']).error ? 'promtool isn’t installed' : false;

test('the alerts fire on their faults, and not while all is well', { skip: promtool }, () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
    cwd: folder,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout + stderr);
});
