// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { fromRoot } from '../paths.mjs';

const scripts = fromRoot('deploy/backup');

/** @param {Record<string, string[]>} files by path, as lines */
function backups(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa backups '));
  for (const [name, lines] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${lines.join('\n')}\n`);
  }
  return folder;
}

/** @param {string} folder @param {string} program */
function sh(folder, program) {
  const script = `cd '${scripts}' && . ./common.sh && . ./choose.sh && . ./base.sh && ${program}`;
  const env = { ...process.env, BACKUPS: folder };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { env, encoding: 'utf8' });
  return { status, said: stdout.trim() || stderr.trim() };
}

const base = (/** @type {number} */ ended, timeline = '00000001', position = '0000000000000001') => [
  `ended=${ended}`,
  `timeline=${timeline}`,
  `first_wal=${timeline}${position}`,
];

// Restored at 4000 to 2500, and replaced by an empty database at 9000.
const shop = {
  '71/timelines/00000001': ['began=1000'],
  '71/timelines/00000002': ['began=4000', 'parent=00000001', 'fork=2500'],
  '71/base/a/info': base(1100),
  '71/base/b/info': base(2000),
  '71/base/c/info': base(3000),
  '71/base/d/info': base(4500, '00000002'),
  '88/timelines/00000001': ['began=9000'],
  '88/base/e/info': base(9100),
};

for (const [time, found] of [
  [1500, '71 00000001 a'],
  [2999, '71 00000001 b'],
  [3500, '71 00000001 c'],
  // Of the timeline since, before it had a base backup: c is of what was given up.
  [4200, '71 00000002 b'],
  [8999, '71 00000002 d'],
  [9200, '88 00000001 e'],
])
  test(`the shop at ${time} comes from ${found}`, () => {
    const folder = backups(shop);
    const { said } = sh(folder, `choose ${time} && echo "\${home##*/} $timeline \${base##*/}"`);
    assert.equal(said, found);
    rmSync(folder, { recursive: true });
  });

for (const [time, why] of [
  [1050, /The shop can go back to 1970-01-01 00:18:20 UTC at most/],
  [9050, /There is no base backup before 1970-01-01 02:30:50 UTC/],
])
  test(`nothing leads to ${time}`, () => {
    const folder = backups(shop);
    const { status, said } = sh(folder, `choose ${time}`);
    assert.equal(status, 1);
    assert.match(said, /** @type {RegExp} */ (why));
    rmSync(folder, { recursive: true });
  });

test('what is needed for the last days stays: the newest base backup before them, and the WAL since it', () => {
  const day = 86_400;
  const today = Math.floor(Date.now() / 1000);
  const segments = [
    '000000010000000000000004.gz',
    '000000010000000000000005.gz',
    '000000020000000000000006',
    '00000002.history',
  ];
  const folder = backups({
    '71/base/a/info': base(today - 9 * day, '00000001', '0000000000000003'),
    '71/base/b/info': base(today - 8 * day, '00000001', '0000000000000005'),
    '71/base/c/info': base(today - 2 * day, '00000002', '0000000000000007'),
    ...Object.fromEntries(segments.map((name) => [`71/wal/s/${name}`, ['']])),
  });
  sh(folder, `home='${folder}/71' && prune_bases && prune_wal`);
  assert.deepEqual(readdirSync(path.join(folder, '71/base')).sort(), ['b', 'c']);
  assert.deepEqual(readdirSync(path.join(folder, '71/wal/s')).sort(), [...segments.slice(1)].sort());
  rmSync(folder, { recursive: true });
});
