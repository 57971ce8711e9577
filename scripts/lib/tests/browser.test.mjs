// @ts-check
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test, { after, afterEach, beforeEach } from 'node:test';
import { ensureBrowser } from './browser.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa-browser-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** @type {string[]} */
let notes = [];
/** @param {string} text */
const note = (text) => notes.push(text);

const before = { ...process.env };
beforeEach(() => {
  notes = [];
  delete process.env.CHROMIUM_PATH;
  // Prevents downloads and hides the browsers installed for this user.
  process.env.PLAYWRIGHT_BROWSERS_PATH = path.join(folder, 'playwright');
  process.env.PLAYWRIGHT_DOWNLOAD_HOST = 'http://127.0.0.1:9';
});
afterEach(() => {
  process.env = { ...before };
});

/**
 * Creates a program with this name.
 * @param {string} name
 * @param {string} script
 */
function program(name, script) {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

const debians = ['shell', 'chromium'].map((name) => path.join(folder, name));
const machine = { known: [path.join(folder, 'nowhere')], aptGet: undefined, debians };

/** @param {RegExp} sentence */
const failure = (sentence) => (/** @type {Error} */ error) => error.name === 'Failure' && sentence.test(error.message);

/** Just enough of a browser for Playwright: it answers every command and exits when told to close. */
const browser = `exec ${process.execPath} -e '${[
  'const { Socket } = require("node:net");',
  'const out = new Socket({ fd: 4 });',
  'let heard = "";',
  'new Socket({ fd: 3 }).on("end", () => process.exit()).on("data", (chunk) => {',
  '  const calls = (heard + chunk).split("\\0");',
  '  heard = calls.pop();',
  '  for (const { id, method, sessionId } of calls.map((call) => JSON.parse(call))) {',
  '    const end = method === "Browser.close" ? () => process.exit() : undefined;',
  '    out.write(JSON.stringify({ id, sessionId, result: { product: "Chrome/150.0", userAgent: "" } }) + "\\0", end);',
  '  }',
  '});',
].join(' ')}'`;

test('the given browser is taken; one that is not there or does not start is named', async () => {
  process.env.CHROMIUM_PATH = program('given', browser);
  assert.equal(await ensureBrowser(note, machine), process.env.CHROMIUM_PATH);
  assert.deepEqual(notes, [process.env.CHROMIUM_PATH]);

  process.env.CHROMIUM_PATH = program('broken', 'echo "libnss3.so: cannot open shared object file" >&2; exit 127');
  await assert.rejects(ensureBrowser(note, machine), (/** @type {any} */ error) => {
    assert.match(error.message, /broken does not start\. Name another one with CHROMIUM_PATH\.$/);
    assert.match(error.details, /libnss3\.so: cannot open/);
    return error.name === 'Failure';
  });

  process.env.CHROMIUM_PATH = '/nowhere/chrome';
  await assert.rejects(ensureBrowser(note, machine), failure(/^CHROMIUM_PATH names \/nowhere\/chrome, which does not/));
});

test('one of the system is found', async () => {
  const known = [...machine.known, program('google-chrome', browser)];
  assert.equal(await ensureBrowser(note, { ...machine, known }), known[1]);
});

test('root has it installed by apt-get, without questions; an older Debian has no shell alone', async () => {
  const calls = path.join(folder, 'calls');
  writeFileSync(path.join(folder, 'package'), readFileSync(program('made', browser)), { mode: 0o755 });
  const aptGet = program(
    'apt-get',
    `echo "$DEBIAN_FRONTEND $*" >> '${calls}'; case "$*" in *chromium) cp '${folder}/package' '${debians[1]}' ;; *) exit 100 ;; esac`,
  );
  assert.equal(await ensureBrowser(note, { ...machine, aptGet }), debians[1]);
  assert.deepEqual(notes, ['installed with apt-get']);
  assert.equal(
    readFileSync(calls, 'utf8'),
    ['update -qq', ...['shell', 'chromium'].map((name) => `install -y -qq --no-install-recommends ${name}`)]
      .map((call) => `noninteractive ${call}\n`)
      .join(''),
  );
});

test('where apt-get has none, Playwright is asked for its own; without a network, the reader is told what to do', async () => {
  const aptGet = program('apt-get', 'exit 100');
  await assert.rejects(
    ensureBrowser(note, { ...machine, aptGet, debians: machine.known }),
    (/** @type {any} */ error) => {
      assert.match(
        error.message,
        /^No browser was found, and none could be downloaded\. Install Chromium, or name one/,
      );
      assert.match(error.details, /127\.0\.0\.1:9/);
      return error.name === 'Failure';
    },
  );
});
