// @ts-check
import { openRun } from '../tests/support/run/test-run.cjs';
import { ensureBrowser } from './lib/browser.mjs';
import { buildOutdated } from './lib/builds.mjs';
import { selectTests } from './lib/changed.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureEnv } from './lib/env.mjs';
import { describeFailure, run } from './lib/failure.mjs';
import { installDependencies } from './lib/install.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { semaphore } from './lib/semaphore.mjs';
import { stepPrinter } from './lib/steps.mjs';
import { testInBrowser, testScripts, testWithJest } from './lib/suites.mjs';

await run(() =>
  withLifecycle(async (life) => {
    // An interrupted run must not count as passed.
    process.exitCode = 1;
    const steps = stepPrinter();
    const selection = await selectTests(process.argv.slice(2), steps);
    await installDependencies(steps);
    // The console build reads the settings.
    ensureEnv();
    // The checks need the types of contract.
    await buildOutdated(steps, { only: ['contract'] });

    steps.line('\n── builds and checks ──');
    // If either fails, it's reported later and doesn't hold up the other tests.
    const checks = runChecks(steps, semaphore(1)).then(() => '', describeFailure);
    const browser = steps.step('browser', ensureBrowser).then((path) => ({ path }), missing);
    await buildOutdated(steps);
    const failure = await checks;
    if (failure) steps.line(`\n${failure}`);

    const counts = [{ passed: 0, failed: failure ? 1 : 0 }];
    // Both runners share one PostgreSQL server and one template.
    life.started('the database of the tests', await openRun());
    const reportScripts = testScripts();
    counts.push(await testWithJest(steps, selection));
    counts.push(await reportScripts(steps));
    counts.push(await testInBrowser(steps, await browser, selection));

    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failed = counts.reduce((sum, count) => sum + count.failed, 0);
    steps.line(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  }),
);

/** @param {unknown} error */
function missing(error) {
  return { reason: describeFailure(error) };
}
