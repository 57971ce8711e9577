// @ts-check
import { buildOutdated, imagesOfShop } from './lib/build/builds.mjs';
import { installDependencies } from './lib/build/install.mjs';
import { run } from './lib/failure.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { cms } from './lib/paths.mjs';
import { openDatabase } from './lib/postgres/database.mjs';
import { runNode } from './lib/program.mjs';
import { cmsEnvironment } from './lib/start/cms-environment.mjs';
import { needDataFolder, needSpace, spaceForStart } from './lib/start/disk.mjs';
import { ensureEnv, loadEnv, readSettings } from './lib/start/env.mjs';
import { stepPrinter } from './lib/steps.mjs';

await run(() =>
  withLifecycle(async (life) => {
    const steps = stepPrinter();
    ensureEnv();
    await needSpace(spaceForStart);
    await installDependencies(steps);
    const settings = readSettings(loadEnv());
    await buildOutdated(steps, { only: ['contract', 'cms', imagesOfShop(settings.demoShop ?? 'craft')] });
    await needDataFolder(settings.dataDir);
    const url = await openDatabase(settings, life, steps);
    const env = cmsEnvironment({ DATABASE_URL: url });
    const { code } = await runNode('cms/dist/demo/cli.js', process.argv.slice(2), { cwd: cms, env, loud: true });
    process.exitCode = code;
  }),
);
