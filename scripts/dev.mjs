// @ts-check
import { once } from 'node:events';
import { buildOutdated, buildsFor } from './lib/build/builds.mjs';
import { installDependencies } from './lib/build/install.mjs';
import { Failure, run } from './lib/failure.mjs';
import { withLifecycle } from './lib/lifecycle.mjs';
import { fromRoot } from './lib/paths.mjs';
import { openDatabase } from './lib/postgres/database.mjs';
import { devProxy } from './lib/serve/dev-proxy.mjs';
import { freePort, localAddress, needPort } from './lib/serve/ports.mjs';
import { untilReady } from './lib/serve/ready.mjs';
import { startServer } from './lib/serve/server.mjs';
import { cmsEnvironment } from './lib/start/cms-environment.mjs';
import { needDataFolder, needSpace, spaceForStart } from './lib/start/disk.mjs';
import { ensureEnv, loadEnv, readSettings } from './lib/start/env.mjs';
import { welcome } from './lib/start/welcome.mjs';
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
    await needDataFolder(settings.dataDir);
    await installDependencies(steps);
    // The console rarely changes, so it's served as built; everything else reloads.
    const asBuilt = buildsFor(settings).filter((name) => !['storefront', 'admin-ui'].includes(name));
    await buildOutdated(steps, { only: settings.serveConsole ? [...asBuilt, 'console'] : asBuilt });
    const databaseUrl = await openDatabase(settings, life, steps);

    const ports = { cms: await freePort(), admin: await freePort(), shop: await freePort() };
    /** @type {Promise<never>[]} */
    const failures = [];
    /**
     * @param {string} name
     * @param {string} file
     * @param {string[]} args
     * @param {string} folder
     * @param {NodeJS.ProcessEnv} [env]
     */
    const serve = (name, file, args, folder, env = { ...process.env, NODE_ENV: 'development' }) => {
      const onLine = (/** @type {string} */ text) => text.trim() && line(`${name.padEnd(8)} │ ${text}`);
      const server = startServer(file, args, { cwd: fromRoot(folder), env, onLine });
      life.started(name, server.stop);
      const failure = server.exited.then(async (code) => {
        if (life.isStopping()) await new Promise(() => {});
        throw new Failure(`${name} stopped by itself (exit code ${code}).`);
      });
      failure.catch(() => {});
      failures.push(failure);
      return server;
    };
    const vite = (/** @type {number} */ port) => [
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
      '--clearScreen',
      'false',
    ];
    serve(
      'contract',
      'node_modules/typescript/bin/tsc',
      ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
      'packages/contract',
    );
    serve('shop', 'node_modules/vite/bin/vite.js', vite(ports.shop), 'storefront');
    serve('admin', 'node_modules/vite/bin/vite.js', vite(ports.admin), 'admin-ui');
    const cms = serve(
      'cms',
      'cms/node_modules/@strapi/strapi/bin/strapi.js',
      ['develop', '--no-watch-admin', '--no-build-admin', '--no-install-deps'],
      'cms',
      cmsEnvironment({
        NODE_ENV: 'development',
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: settings.publicUrl,
        HOST: '127.0.0.1',
        PORT: String(ports.cms),
      }),
    );
    const proxy = devProxy(ports).listen(settings.port, settings.host);
    await once(proxy, 'listening');
    life.started('proxy', async () => {
      proxy.close();
      proxy.closeAllConnections();
    });

    const failure = Promise.race(failures);
    await step('servers', () => Promise.race([untilReady(`${localAddress(settings)}/readyz`, cms), failure]));
    line(welcome(settings, Date.now() - since));
    await failure;
  }),
);
