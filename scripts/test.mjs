// @ts-check
import { openRun } from '../tests/support/run/test-run.cjs';
import { buildOutdated, builds } from './lib/build/builds.mjs';
import { installDependencies } from './lib/build/install.mjs';
import { runChecks } from './lib/checks/checks.mjs';
import { describeFailure, run } from './lib/failure.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { semaphore } from './lib/semaphore.mjs';
import { ensureEnv } from './lib/start/env.mjs';
import { stepPrinter } from './lib/steps.mjs';
import { ensureBrowser } from './lib/tests/browser.mjs';
import { selectTests } from './lib/tests/changed.mjs';
import { reportUnits, testInBrowser, testOverHttp, testScripts, testUnits } from './lib/tests/suites.mjs';
import { countBoots, phaseClock, slowest } from './lib/tests/where-the-time-went.mjs';

const builtFirst = builds.map(({ name }) => name).filter((name) => name !== 'console');

await run(() =>
  withLifecycle(async (life) => {
    // An interrupted run must not count as passed.
    process.exitCode = 1;
    const steps = stepPrinter();
    const selection = await selectTests(process.argv.slice(2), steps);
    await installDependencies(steps, { checks: true });
    // The console build reads the settings.
    ensureEnv();
    // The checks need the types of contract.
    await buildOutdated(steps, { only: ['contract'] });

    steps.line('\n── builds, checks, and unit tests ──');
    const clock = phaseClock();
    const units = clock.time('unit tests', testUnits(selection));
    // If any of these fails, it's reported later and doesn't hold up the other tests.
    const checks = clock.time('checks', runChecks(steps, semaphore(1), true)).then(() => '', describeFailure);
    const browser = steps.step('browser', ensureBrowser).then((path) => ({ path }), missing);
    await clock.time('builds', buildOutdated(steps, { only: builtFirst }));
    // The longest build, of what one browser test shows.
    const consoleBuild = showsConsole(selection)
      ? clock.time('build of the console', buildOutdated(steps, { only: ['console'] })).then(() => '', describeFailure)
      : '';

    // Both runners share one PostgreSQL server and one template.
    life.started('the database of the tests', await openRun());
    steps.line('\n── tests ──');
    const scripts = testScripts();
    const overHttp = clock.time('HTTP tests', testOverHttp(steps, selection));
    const counts = [reportUnits(steps, await units), await scripts(steps)];
    for (const failure of [await checks, await consoleBuild]) {
      if (failure) steps.line(`\n${failure}`);
      counts.push({ passed: 0, failed: failure ? 1 : 0 });
    }
    counts.push(await overHttp);
    // Not beside the HTTP tests: those already keep two processors busy, and tests of both then run out of time.
    counts.push(await clock.time('browser tests', testInBrowser(steps, await browser, selection)));

    steps.line(`\n── where the time went ──\n${[...clock.report(), ...slowest(), ...countBoots()].join('\n')}`);
    const passed = counts.reduce((sum, count) => sum + count.passed, 0);
    const failed = counts.reduce((sum, count) => sum + count.failed, 0);
    steps.line(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  }),
);

/** @param {import('./lib/tests/changed.mjs').Selection} [selection] */
function showsConsole(selection) {
  return !selection || selection.browser.some((file) => file.endsWith('/console.spec.ts'));
}

/** @param {unknown} error */
function missing(error) {
  return { reason: describeFailure(error) };
}
