// @ts-check
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import { needDataFolder, needSpace } from './disk.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa-disk-'));
// As root, the tests go on as a user who must not be stopped here.
chmodSync(folder, 0o755);
const mounted = path.join(folder, 'mounted');
mkdirSync(mounted);
after(() => rmSync(folder, { recursive: true, force: true }));

const isRoot = process.getuid?.() === 0;

/** @param {import('node:test').TestContext} context @param {string} options Only root can mount, and not in every container. */
function mount(context, options) {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', mounted]);
  if (status !== 0) return context.skip('no file system can be mounted');
  context.after(() => spawnSync('umount', [mounted]));
  return true;
}

test('a data folder is created with its parents', async () => {
  const missing = path.join(folder, 'new', 'data');
  await needDataFolder(missing);
  assert.ok(existsSync(missing));
});

test('one on a read-only disk is a sentence', async (context) => {
  if (!mount(context, 'ro')) return;
  await assert.rejects(needDataFolder(mounted), {
    name: 'Failure',
    message: `The data folder ${mounted} cannot be written (its disk is read-only): set DATA_DIR in .env to a folder that can.`,
  });
  await assert.rejects(needDataFolder(path.join(mounted, 'data')), /its disk is read-only/);
});

test('so is one that this user may not write, or not create', async (context) => {
  const locked = path.join(folder, 'locked');
  mkdirSync(locked);
  chmodSync(locked, 0o555);
  if (isRoot) {
    // Permissions don't apply to root.
    process.seteuid?.(65_534);
    context.after(() => process.seteuid?.(0));
  } else await assert.rejects(needDataFolder(locked), /cannot be written \(no permission\)/);
  await assert.rejects(needDataFolder(path.join(locked, 'data')), {
    name: 'Failure',
    message: `The data folder ${locked}/data cannot be written (no permission): set DATA_DIR in .env to a folder that can.`,
  });
});

test('free space is looked at where the data folder lies, though it may not exist yet', async (context) => {
  if (!mount(context, 'size=1m')) return;
  const data = path.join(mounted, 'not', 'there');
  const message = `The disk for ${data} has 1 MB free, but 200 MB is needed. Free up some space and start again.`;
  await assert.rejects(needSpace(200 * 1024 * 1024, data), { name: 'Failure', message });
  await assert.rejects(needDataFolder(data), { name: 'Failure', message });
});
