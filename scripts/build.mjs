// @ts-check
import { buildOutdated } from './lib/builds.mjs';
import { ensureEnv } from './lib/env.mjs';
import { run } from './lib/failure.mjs';
import { installDependencies } from './lib/install.mjs';
import { stepPrinter } from './lib/steps.mjs';

await run(async () => {
  const steps = stepPrinter();
  ensureEnv();
  await installDependencies(steps);
  await buildOutdated(steps, { force: process.argv.includes('--force') });
});
