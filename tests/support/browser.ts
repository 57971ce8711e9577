import { existsSync } from 'node:fs';
import known from '../../scripts/lib/known-browsers.json';

/** The browser that CHROMIUM_PATH names, else one of the system; undefined leaves it to Playwright's own. */
export const browserPath = (): string | undefined =>
  process.env.CHROMIUM_PATH || known.find((path) => existsSync(path));
