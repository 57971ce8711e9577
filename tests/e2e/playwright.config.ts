import { defineConfig } from '@playwright/test';
import { browserPath } from '../support/browser/browser-path';

/** As in jest.config.mjs. */
const slow = process.env.SLOW_TESTS === 'true' ? [] : ['**/*.slow.spec.ts'];

/** Real pages of a real shop in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  globalSetup: './global-setup.ts',
  globalTeardown: '../support/run/global-teardown.ts',
  // A worker serves only one project, so the shop's tests never see what the panel's tests leave in their demo shop.
  projects: [
    { name: 'panel', testMatch: 'admin/**/*.spec.ts', testIgnore: slow },
    { name: 'shop', testIgnore: ['admin/**', ...slow] },
  ],
  fullyParallel: false,
  workers: 2,
  // Long enough for a machine that others keep busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: browserPath(),
      // Tests don't need the browser's own downloads and lookups.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages share a process, which keeps what it has compiled while one of them is open (reused-context.ts).
        '--process-per-site',
        // A page lives for seconds, so optimizing its code costs more than it gains.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
    screenshot: 'only-on-failure',
    // Tracing takes a quarter of a test's time.
    trace: 'on-first-retry',
  },
});
