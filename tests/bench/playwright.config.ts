import { defineConfig } from '@playwright/test';
import browserTests from '../e2e/playwright.config';

/**
 * Measures without judging: nothing here fails for being slow. Runs one test at a time, with the same pages and browser as the
 * browser tests.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/bench',
  globalSetup: '../e2e/global-setup.ts',
  globalTeardown: '../support/run/global-teardown.ts',
  workers: 1,
  fullyParallel: false,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: './support/reporter.ts',
  use: { ...browserTests.use, screenshot: 'off', trace: 'off' },
});
