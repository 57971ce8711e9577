// @ts-check
import { existsSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { runNode, runProgram } from './program.mjs';

const known = [
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
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && (await installWithApt())) {
    note('installed with apt-get');
    return '/usr/bin/chromium';
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

async function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('apt-get', ['update', '-qq'], { env });
  const { code } = await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
  });
  return code === 0 && existsSync('/usr/bin/chromium');
}
