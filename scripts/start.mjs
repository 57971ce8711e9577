// @ts-check
import { buildConsoleBehind, buildOutdated, buildsFor, isConsoleBuilt } from './lib/build/builds.mjs';
import { installDependencies } from './lib/build/install.mjs';
import { run } from './lib/failure.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { cms } from './lib/paths.mjs';
import { openDatabase } from './lib/postgres/database.mjs';
import { keepServing } from './lib/serve/keep-serving.mjs';
import { openPayPalEmulator } from './lib/serve/paypal-emulator.mjs';
import { localAddress, needPort } from './lib/serve/ports.mjs';
import { startServer } from './lib/serve/server.mjs';
import { cmsEnvironment } from './lib/start/cms-environment.mjs';
import { cmsLog } from './lib/start/cms-log.mjs';
import { needDataFolder, needSpace, spaceForStart } from './lib/start/disk.mjs';
import { ensureEnv, loadEnv, readSettings } from './lib/start/env.mjs';
import { welcome } from './lib/start/welcome.mjs';
import { stepPrinter } from './lib/steps.mjs';
import { waitForAll } from './lib/wait-for-all.mjs';

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
    const [databaseUrl] = await waitForAll([
      openDatabase(settings, life, steps),
      buildOutdated(steps, { only: buildsFor(settings) }),
    ]);
    // The port may have been taken during the builds.
    await needPort(settings);

    const log = cmsLog(settings.dataDir, line);
    const paypal = await openPayPalEmulator(settings, life, steps);
    const env = cmsEnvironment({ DATABASE_URL: databaseUrl, ...paypal });
    const start = () => startServer('cms/dist/src/main.js', [], { cwd: cms, env, onLine: log.onLine });
    await step('server', () => keepServing({ start, url: `${localAddress(settings)}/readyz`, life, print: line, log }));
    const buildsConsole = settings.serveConsole && !isConsoleBuilt();
    line(welcome(settings, Date.now() - since, { buildsConsole }));
    if (buildsConsole) await buildConsoleBehind(steps, life);
    await life.failed;
  }),
);
