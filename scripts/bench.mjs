// @ts-check

import { buildOutdated, buildsFor } from './lib/build/builds.mjs';
import { installDependencies } from './lib/build/install.mjs';
import { run } from './lib/failure.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { runNode } from './lib/program.mjs';
import { stepPrinter } from './lib/steps.mjs';
import { ensureBrowser } from './lib/tests/browser.mjs';

await run(() =>
  withLifecycle(async () => {
    const steps = stepPrinter();
    await installDependencies(steps);
    await buildOutdated(steps, { only: buildsFor({ demoShop: 'craft' }) });
    const browser = await steps.step('browser', ensureBrowser);
    // Arguments select benchmarks, such as `lists` or `--grep activity`.
    const args = ['test', '--config', 'tests/bench/playwright.config.ts', ...process.argv.slice(2)];
    const env = { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) };
    const { code } = await runNode('node_modules/@playwright/test/cli.js', args, { loud: true, env });
    process.exitCode = code;
  }),
);
