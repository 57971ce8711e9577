// @ts-check
import { buildOutdated } from './lib/builds.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureEnv } from './lib/env.mjs';
import { describeFailure, run } from './lib/failure.mjs';
import { installDependencies } from './lib/install.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { stepPrinter } from './lib/steps.mjs';
import { hasBrowserTests, testInBrowser, testScripts, testWithJest } from './lib/suites.mjs';

await run(() =>
  withLifecycle(async () => {
    const steps = stepPrinter();
    await installDependencies(steps);
    // The build of the console reads the settings.
    ensureEnv();
    await buildOutdated(steps, hasBrowserTests() ? {} : { only: ['contract', 'cms'] });

    const counts = [];
    steps.line('\n── checks ──');
    counts.push(
      await runChecks(steps).then(
        () => ({ passed: 0, failed: 0 }),
        (error) => {
          steps.line(`\n${describeFailure(error)}`);
          return { passed: 0, failed: 1 };
        },
      ),
    );
    for (const suite of [testScripts, testWithJest, testInBrowser]) counts.push(await suite(steps));

    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failed = counts.reduce((sum, count) => sum + count.failed, 0);
    steps.line(`\n${passed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  }),
);
