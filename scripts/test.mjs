// @ts-check
import { ensureBrowser } from './lib/browser.mjs';
import { buildOutdated } from './lib/builds.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureEnv } from './lib/env.mjs';
import { describeFailure, run } from './lib/failure.mjs';
import { installDependencies } from './lib/install.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { semaphore } from './lib/semaphore.mjs';
import { stepPrinter } from './lib/steps.mjs';
import { testInBrowser, testScripts, testWithJest } from './lib/suites.mjs';

await run(() =>
  withLifecycle(async () => {
    // Whoever interrupts a run has not seen it pass.
    process.exitCode = 1;
    const steps = stepPrinter();
    await installDependencies(steps);
    // The build of the console reads the settings.
    ensureEnv();
    // The checks read its types.
    await buildOutdated(steps, { only: ['contract'] });

    steps.line('\n── builds and checks ──');
    // Whatever of these two fails is shown at its place, and hinders no other test.
    const checks = runChecks(steps, semaphore(1)).then(() => '', describeFailure);
    const browser = steps.step('browser', ensureBrowser).then((path) => ({ path }), missing);
    await buildOutdated(steps);
    const complaint = await checks;
    if (complaint) steps.line(`\n${complaint}`);

    const counts = [{ passed: 0, failed: complaint ? 1 : 0 }];
    counts.push(await testScripts(steps));
    counts.push(await testWithJest(steps));
    counts.push(await testInBrowser(steps, await browser));

    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failed = counts.reduce((sum, count) => sum + count.failed, 0);
    steps.line(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  }),
);

/** @param {unknown} error */
function missing(error) {
  return { complaint: describeFailure(error) };
}
