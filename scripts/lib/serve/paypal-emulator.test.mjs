// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPayPalEmulator, runningPayPalEmulator } from './paypal-emulator.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'stoa emulator '));
after(() => rmSync(dataDir, { recursive: true, force: true }));
const settings = /** @type {import('../start/env.mjs').Settings} */ (
  /** @type {unknown} */ ({ emulatesPayPal: true, dataDir, host: '127.0.0.1', port: 1 })
);

/** @param {() => unknown} isSo */
async function eventually(isSo) {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
    if (await Promise.resolve(isSo()).catch(() => false)) return;
  }
  assert.fail(`not in time: ${isSo}`);
}

/** The emulator's process, recognized by the file that it keeps its orders in. */
const emulator = () =>
  readdirSync('/proc').find((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`--state-file=${dataDir}`);
    } catch {
      return false;
    }
  });

const kill = () => process.kill(Number(emulator()), 'SIGKILL');

test('the emulator is started again at its address, and without it the shop goes on', async () => {
  /** @type {string[]} */
  const printed = [];
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  const life = /** @type {import('../lifecycle.mjs').Lifecycle} */ (
    /** @type {unknown} */ ({
      started: (/** @type {string} */ _name, /** @type {() => Promise<void>} */ stop) => stops.push(stop),
      fail: () => assert.fail('the shop ended'),
    })
  );
  const line = (/** @type {string} */ text) => void printed.push(text);
  const step = /** @type {any} */ (
    (/** @type {string} */ _label, /** @type {(note: () => void) => unknown} */ work) => work(() => {})
  );
  const given = await openPayPalEmulator(settings, life, { line, step });
  const base = String(given.PAYPAL_API_BASE);
  assert.deepEqual(runningPayPalEmulator(settings), given);

  kill();
  await eventually(() => printed.some((text) => /^The PayPal emulator is running again after/.test(text)));
  assert.equal((await fetch(`${base}/sdk/js`)).status, 200);

  kill();
  const squatter = createServer();
  await eventually(
    () =>
      new Promise((resolve, reject) => {
        squatter.once('error', reject).listen(Number(new URL(base).port), '127.0.0.1', () => resolve(true));
      }),
  );
  const last = /^The PayPal emulator has stopped .* in 3 attempts: .* The shop goes on without it, so nobody can pay/;
  await eventually(() => last.test(printed.at(-1) ?? ''));
  squatter.close();
  for (const stop of stops) await stop();
  assert.deepEqual(runningPayPalEmulator(settings), {});
  assert.equal(emulator(), undefined);
});
