// @ts-check
import { buildOutdated } from './lib/build/builds.mjs';
import { installDependencies } from './lib/build/install.mjs';
import { run } from './lib/failure.mjs';
import { ensureEnv } from './lib/start/env.mjs';
import { stepPrinter } from './lib/steps.mjs';

await run(async () => {
  const steps = stepPrinter();
  ensureEnv();
  await installDependencies(steps);
  await buildOutdated(steps, { force: process.argv.includes('--force') });
});
