// @ts-check
import { buildOutdated } from './lib/build/builds.mjs';
import { installDependencies } from './lib/build/install.mjs';
import { runChecks } from './lib/checks/checks.mjs';
import { run } from './lib/failure.mjs';
import { stepPrinter } from './lib/steps.mjs';

await run(async () => {
  const steps = stepPrinter();
  await installDependencies(steps, { checks: true });
  await buildOutdated(steps, { only: ['contract'] });
  await runChecks(steps);
});
