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
  const script = `cd '${scripts}' && . ./common.sh && . ./choose.sh && . ./base.sh && . ./stream.sh &&
    is_whole() { [ ! -e "$1/damaged" ]; } && ${program}`;
  const env = { ...process.env, BACKUPS: folder };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { env, encoding: 'utf8' });
  return { status, said: stdout.trim() || stderr.trim(), told: stderr.trim() };
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

/** @param {number} first @param {number} last */
const wal = (first, last) =>
  Object.fromEntries(
    Array.from({ length: last - first + 1 }, (_, place) =>
      (first + place).toString(16).toUpperCase().padStart(2, '0'),
    ).map((end) => [`71/wal/s/0000000100000000000000${end}.gz`, ['']]),
  );

const damaged = {
  '71/timelines/00000001': ['began=1000'],
  '71/base/a/info': base(1100, '00000001', '00000000000000E1'),
  '71/base/b/info': base(2000, '00000001', '00000000000000F9'),
  '71/base/c/info': base(3000, '00000001', '0000000100000002'),
  '71/base/c/damaged': [''],
  ...wal(0xe1, 0xff),
  '71/wal/s/000000010000000100000000.gz': [''],
  '71/wal/s/000000010000000100000001.gz': [''],
  '71/wal/s/000000010000000100000002': [''],
};

test('a damaged base backup is told, and the one before it taken', () => {
  const folder = backups(damaged);
  const { status, said, told } = sh(folder, `choose 4000 && echo "\${base##*/}"`);
  assert.deepEqual([status, said], [0, 'b']);
  assert.match(told, /^The base backup of 1970-01-01 00:50:00 UTC is damaged\. Looking at the one before\.$/);
  writeFileSync(path.join(folder, '71/base/b/damaged'), '');
  assert.equal(sh(folder, `choose 4000 && echo "\${base##*/}"`).said, 'a');
  writeFileSync(path.join(folder, '71/base/a/damaged'), '');
  assert.match(sh(folder, 'choose 4000').told, /✗ There is no whole base backup before them\.$/);
  rmSync(folder, { recursive: true });
});

test('nor is it taken if WAL is missing in between', () => {
  const folder = backups(damaged);
  rmSync(path.join(folder, '71/wal/s/0000000100000000000000FF.gz'));
  const { status, told } = sh(folder, 'choose 4000');
  assert.equal(status, 1);
  assert.match(told, /✗ From the one before, of 1970-01-01 00:33:20 UTC, WAL is missing\./);
  rmSync(folder, { recursive: true });
});

test('a folder that has lost its backups is left alone', () => {
  for (const [slot, status, made] of /** @type {[string, number, string[]][]} */ ([
    ['', 0, ['71']],
    ['reserved', 1, []],
  ])) {
    const folder = backups({});
    const found = sh(
      folder,
      `replicate() { echo 71 1; } && slot_status() { echo '${slot}'; } && identify || fail "$why"`,
    );
    assert.deepEqual([found.status, readdirSync(folder)], [status, made]);
    if (status)
      assert.match(found.told, /BACKUP_DIR has no backups of this database anymore\. If its disk isn’t mounted/);
    rmSync(folder, { recursive: true });
  }
});

test('a database that was set aside is kept for 30 days', () => {
  const folder = backups({
    '71/timelines/00000001': ['began=1000'],
    'database/restoring': ['system=71', 'timeline=00000002'],
  });
  const now = Date.now();
  const [today, kept, old, older] = [0, 29, 32, 400].map(
    (days) => `before-restore-${new Date(now - days * 86_400_000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
  );
  for (const name of [today, kept, old, older])
    mkdirSync(path.join(folder, 'database', `${name}`, 'base'), { recursive: true });
  const env = { ...process.env, BACKUPS: folder, PGDATA: path.join(folder, 'database/18/docker') };
  assert.equal(spawnSync('sh', [path.join(scripts, 'restore.sh'), 'finish'], { env }).status, 0);
  assert.deepEqual(readdirSync(path.join(folder, 'database')).sort(), [kept, today]);
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
