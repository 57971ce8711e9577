import { existsSync } from 'node:fs';
import known from '../../../scripts/lib/tests/known-browsers.json';

/** The browser from CHROMIUM_PATH, or else an installed one; undefined means Playwright's own. */
export const browserPath = (): string | undefined =>
  process.env.CHROMIUM_PATH || known.find((path) => existsSync(path));
