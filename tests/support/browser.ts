import { existsSync } from 'node:fs';

/** The same as in scripts/lib/browser.mjs, for a run of single files without it. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/** The browser that CHROMIUM_PATH names, else one of the system; undefined leaves it to Playwright's own. */
export const browserPath = (): string | undefined =>
  process.env.CHROMIUM_PATH || KNOWN.find((path) => existsSync(path));
