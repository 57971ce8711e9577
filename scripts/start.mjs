// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { buildOutdated } from './lib/builds.mjs';
import { cmsEnvironment } from './lib/cms-environment.mjs';
import { cmsLog } from './lib/cms-log.mjs';
import { openDatabase } from './lib/database.mjs';
import { needSpace, spaceForStart } from './lib/disk.mjs';
import { ensureEnv, loadEnv, readSettings } from './lib/env.mjs';
import { Failure, run } from './lib/failure.mjs';
import { installDependencies } from './lib/install.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { cms } from './lib/paths.mjs';
import { localAddress, needPort } from './lib/ports.mjs';
import { startServer } from './lib/server.mjs';
import { stepPrinter } from './lib/steps.mjs';

await run(() =>
  withLifecycle(async (life) => {
    const steps = stepPrinter();
    const { line, step } = steps;
    const since = Date.now();

    await step('settings', (note) => note(ensureEnv().created ? '.env written' : '.env'));
    const settings = readSettings(loadEnv());
    await needPort(settings);
    await needSpace(spaceForStart);
    await installDependencies(steps);
    await buildOutdated(steps);
    const databaseUrl = await step('database', (note) => openDatabase(settings, life, note));
    // It may have been taken during the builds.
    await needPort(settings);

    const log = cmsLog(settings.dataDir, line);
    const env = cmsEnvironment({ DATABASE_URL: databaseUrl });
    const server = startServer('cms/node_modules/@strapi/strapi/bin/strapi.js', ['start'], {
      cwd: cms,
      env,
      onLine: log.onLine,
    });
    life.started('cms', server.stop);
    const failure = server.exited.then((code) => {
      if (life.isStopping()) return new Promise(() => {});
      throw new Failure(`The server stopped by itself (exit code ${code}); its log: ${log.file}`, {
        // What went wrong was shown as it came; without such a line its last words must do.
        details: log.hasShown() ? '' : server.lastLines(),
      });
    });
    failure.catch(() => {});

    await step('server', () => Promise.race([untilReady(`${localAddress(settings)}/readyz`, server), failure]));
    line(welcome(settings, (Date.now() - since) / 1000));
    await failure;
  }),
);

/**
 * @param {string} url
 * @param {import('./lib/server.mjs').Server} server
 */
async function untilReady(url, server) {
  while (server.isRunning() && !(await answers(url))) await sleep(200);
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

/**
 * @param {import('./lib/env.mjs').Settings} settings
 * @param {number} seconds
 */
function welcome({ publicUrl, adminEmail, adminPassword }, seconds) {
  return `
Stoa is ready after ${seconds.toFixed(1)} s.

  Shop             ${publicUrl}
  Admin panel      ${publicUrl}/admin
  Content console  ${publicUrl}/cms/console

  Administrator    ${adminEmail}
  Password         ${adminPassword}   (the first one, from .env: a change made in the shop holds)

Ctrl-C stops it.`;
}
