// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { fromRoot } from '../paths.mjs';
import { failureOf, runNode, runProgram } from '../program.mjs';

/**
 * Where to look for browsers, and how to install one.
 * @typedef {object} Machine
 * @property {string[]} known paths of installed browsers
 * @property {string | undefined} aptGet
 * @property {string[]} debians where Debian's packages install theirs, in order of preference
 */

/** @type {Machine} */
const thisMachine = {
  known: JSON.parse(readFileSync(new URL('./known-browsers.json', import.meta.url), 'utf8')),
  aptGet: process.getuid?.() === 0 ? '/usr/bin/apt-get' : undefined,
  // Headless Chromium: the same engine for a third of the work. Older releases have no package for it.
  debians: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'],
};

/**
 * The browser for the tests: from CHROMIUM_PATH or the system; otherwise Debian's if we're root, or else Playwright's.
 * @param {(note: string) => void} note
 * @param {Machine} [machine]
 * @returns {Promise<string | undefined>} undefined: Playwright's own
 */
export async function ensureBrowser(note, machine = thisMachine) {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Failure(`CHROMIUM_PATH names ${given}, which does not exist.`);

  const found = given || machine.known.find((file) => existsSync(file));
  if (found) {
    await needStart(found, given ? 'Name another one with CHROMIUM_PATH.' : 'Name one that does with CHROMIUM_PATH.');
    note(found);
    return found;
  }
  const installed = await installWithApt(machine);
  if (installed) {
    note('installed with apt-get');
    return installed;
  }
  await downloadPlaywrights();
  note("Playwright's own");
  return undefined;
}

/**
 * @param {Machine} machine
 * @returns {Promise<string | undefined>}
 */
async function installWithApt({ aptGet, debians }) {
  if (!aptGet || !existsSync(aptGet)) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram(aptGet, ['update', '-qq'], { env });
  for (const file of debians) {
    await runProgram(aptGet, ['install', '-y', '-qq', '--no-install-recommends', path.basename(file)], { env });
    if (existsSync(file) && (await failureToStart(file)) === '') return file;
  }
  return undefined;
}

async function downloadPlaywrights() {
  const way = 'Install Chromium, or name one with CHROMIUM_PATH.';
  const { code, output } = await runNode('node_modules/@playwright/test/cli.js', [
    'install',
    'chromium-headless-shell',
  ]);
  if (code !== 0) throw failureOf(`No browser was found, and none could be downloaded. ${way}`, output);
  await needStart(undefined, way);
}

/**
 * An installed browser may still lack libraries it needs.
 * @param {string | undefined} executable
 * @param {string} way what the reader can do about it
 */
async function needStart(executable, way) {
  const output = await failureToStart(executable);
  if (output) throw failureOf(`The browser ${executable ?? 'of Playwright'} does not start. ${way}`, output);
}

/**
 * Playwright's message if it can't use the browser; empty if it can.
 * @param {string | undefined} executable
 */
async function failureToStart(executable) {
  const options = JSON.stringify({ executablePath: executable, args: ['--no-sandbox'], timeout: 60_000 });
  const script = `require('@playwright/test').chromium.launch(${options}).then((browser) => browser.close())`;
  const { code, output } = await runProgram(process.execPath, ['--eval', script], { cwd: fromRoot('tests') });
  return code === 0 ? '' : output || 'It exited without any output.';
}
