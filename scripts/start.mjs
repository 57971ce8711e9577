// @ts-check
import { buildOutdated, buildsFor } from './lib/builds.mjs';
import { cmsEnvironment } from './lib/cms-environment.mjs';
import { cmsLog } from './lib/cms-log.mjs';
import { openDatabase } from './lib/database.mjs';
import { needDataFolder, needSpace, spaceForStart } from './lib/disk.mjs';
import { ensureEnv, loadEnv, readSettings } from './lib/env.mjs';
import { Failure, run } from './lib/failure.mjs';
import { installDependencies } from './lib/install.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { cms } from './lib/paths.mjs';
import { openPayPalEmulator } from './lib/paypal-emulator.mjs';
import { localAddress, needPort } from './lib/ports.mjs';
import { untilReady } from './lib/ready.mjs';
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
    const server = startServer('cms/dist/src/main.js', [], {
      cwd: cms,
      env,
      onLine: log.onLine,
    });
    life.started('cms', server.stop);
    const failure = server.exited.then((code) => {
      if (life.isStopping()) return new Promise(() => {});
      throw new Failure(`The server stopped by itself (exit code ${code}); its log: ${log.file}`, {
        // Errors were shown as they came; if none were, show the server's last lines.
        details: log.hasShown() ? '' : server.lastLines(),
      });
    });
    failure.catch(() => {});

    await step('server', () => Promise.race([untilReady(`${localAddress(settings)}/readyz`, server), failure]));
    line(welcome(settings, Date.now() - since));
    await failure;
  }),
);
