// @ts-check
import { buildOutdated } from './lib/builds.mjs';
import { cmsEnvironment } from './lib/cms-environment.mjs';
import { openDatabase } from './lib/database.mjs';
import { needDataFolder } from './lib/disk.mjs';
import { ensureEnv, loadEnv, readSettings } from './lib/env.mjs';
import { run } from './lib/failure.mjs';
import { installDependencies } from './lib/install.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { cms } from './lib/paths.mjs';
import { runNode } from './lib/program.mjs';
import { stepPrinter } from './lib/steps.mjs';

await run(() =>
  withLifecycle(async (life) => {
    const steps = stepPrinter();
    ensureEnv();
    await installDependencies(steps);
    await buildOutdated(steps, { only: ['contract', 'cms'] });
    const settings = readSettings(loadEnv());
    await needDataFolder(settings.dataDir);
    const url = await openDatabase(settings, life, steps);
    const env = cmsEnvironment({ DATABASE_URL: url });
    const { code } = await runNode('cms/dist/src/doctor.js', [], { cwd: cms, env, loud: true });
    process.exitCode = code;
  }),
);
