// @ts-check
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { Failure } from './failure.mjs';
import { runNode, runProgram } from './program.mjs';

/** Chromium without windows: the same engine for a third of the work. */
const SHELL = '/usr/bin/chromium-headless-shell';

const known = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser of the tests: the one of CHROMIUM_PATH or of the system; where there is none, Debian's for root, else Playwright's.
 * @param {(note: string) => void} note
 * @returns {Promise<string | undefined>} undefined: Playwright's own
 */
export async function ensureBrowser(note) {
  const found = process.env.CHROMIUM_PATH || known.find((file) => existsSync(file));
  if (found) {
    if (!existsSync(found)) throw new Failure(`CHROMIUM_PATH names ${found}, which does not exist.`);
    note(found);
    return found;
  }
  const installed = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && (await installWithApt());
  if (installed) {
    note('installed with apt-get');
    return installed;
  }
  const { code, output } = await runNode('node_modules/@playwright/test/cli.js', [
    'install',
    'chromium-headless-shell',
  ]);
  if (code !== 0) {
    throw new Failure(
      'No browser was found, and none could be installed: install Chromium, or name one with CHROMIUM_PATH.',
      {
        details: output,
      },
    );
  }
  note("Playwright's own");
  return undefined;
}

/** Older releases have no package of the shell alone. */
async function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-qq'], { env });
  for (const file of [SHELL, '/usr/bin/chromium']) {
    await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', basename(file)], { env });
    if (existsSync(file)) return file;
  }
  return undefined;
}
