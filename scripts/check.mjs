// @ts-check
import { buildOutdated } from './lib/builds.mjs';
import { runChecks } from './lib/checks.mjs';
import { run } from './lib/failure.mjs';
import { installDependencies } from './lib/install.mjs';
import { stepPrinter } from './lib/steps.mjs';

await run(async () => {
  const steps = stepPrinter();
  await installDependencies(steps);
  await buildOutdated(steps, { only: ['contract'] });
  await runChecks(steps);
});
