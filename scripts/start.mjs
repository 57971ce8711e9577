// @ts-check
import { buildOutdated, buildsFor } from './lib/builds.mjs';
import { cmsEnvironment } from './lib/cms-environment.mjs';
import { cmsLog } from './lib/cms-log.mjs';
import { openDatabase } from './lib/database.mjs';
import { needDataFolder, needSpace, spaceForStart } from './lib/disk.mjs';
import { ensureEnv, loadEnv, readSettings } from './lib/env.mjs';
import { run } from './lib/failure.mjs';
import { installDependencies } from './lib/install.mjs';
import { keepServing } from './lib/keep-serving.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { cms } from './lib/paths.mjs';
import { openPayPalEmulator } from './lib/paypal-emulator.mjs';
import { localAddress, needPort } from './lib/ports.mjs';
import { startServer } from './lib/server.mjs';
import { stepPrinter } from './lib/steps.mjs';
import { welcome } from './lib/welcome.mjs';

await run(() =>
  withLifecycle(async (life) => {
    const steps = stepPrinter();
    const { line, step } = steps;
    const since = Date.now();

    await step('settings', (note) => note(ensureEnv().created ? '.env written' : '.env'));
    const settings = readSettings(loadEnv());
    await needPort(settings);
    await needSpace(spaceForStart);
    await needDataFolder(settings.dataDir);
    await installDependencies(steps);
    await buildOutdated(steps, { only: buildsFor(settings) });
    const databaseUrl = await openDatabase(settings, life, steps);
    // The port may have been taken during the builds.
    await needPort(settings);

    const log = cmsLog(settings.dataDir, line);
    const paypal = await openPayPalEmulator(settings, life, steps);
    const env = cmsEnvironment({ DATABASE_URL: databaseUrl, ...paypal });
    const start = () => startServer('cms/dist/src/main.js', [], { cwd: cms, env, onLine: log.onLine });
    await step('server', () => keepServing({ start, url: `${localAddress(settings)}/readyz`, life, say: line, log }));
    line(welcome(settings, Date.now() - since));
    await life.failed;
  }),
);
