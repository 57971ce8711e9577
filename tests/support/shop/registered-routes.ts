import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CMS_FOLDER } from '../run/cms';
import { cmsEnvironment } from '../run/cms-environment';
import { runFolder } from '../run/folder';
import type { Shop } from './shop';

const MARK = 'ROUTES ';

/** Loads the backend as `strapi routes:list` does, but without recompiling it. */
const SCRIPT = `
  const { createStrapi } = require('@strapi/strapi');
  createStrapi({ appDir: process.cwd(), distDir: process.cwd() + '/dist' }).load().then(async (strapi) => {
    const routes = strapi.server.mount().listRoutes().map(({ methods, path }) => ({ methods, path }));
    console.log(${JSON.stringify(MARK)} + JSON.stringify(routes));
    process.exit(0);
  });
`;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Route {
  method: string;
  path: string;
}

/** They are the same for every shop of a run, and reading them takes as long as a start. */
const allRoutes = async (shop: Shop): Promise<Route[]> => {
  const note = path.join(runFolder(), 'routes.json');
  if (!existsSync(note)) {
    const routes = await readRoutes(shop);
    writeFileSync(`${note}.${process.pid}`, JSON.stringify(routes));
    renameSync(`${note}.${process.pid}`, note);
  }
  return JSON.parse(readFileSync(note, 'utf8'));
};

const readRoutes = async (shop: Shop): Promise<Route[]> => {
  const env = cmsEnvironment({ databaseUrl: shop.database.url, dataFolder: shop.dataFolder }, 0);
  const child = spawn(process.execPath, ['-e', SCRIPT], { cwd: CMS_FOLDER, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  await once(child, 'close');
  const line = printed.split('\n').find((line) => line.startsWith(MARK));
  if (!line) throw new Error(`no routes:\n${printed}`);
  const routes: { methods: string[]; path: string }[] = JSON.parse(line.slice(MARK.length));
  return routes.flatMap(({ methods, path }) =>
    methods.filter((method) => METHODS.includes(method)).map((method) => ({ method, path })),
  );
};

/** Every route below /api in the running app, such as 'GET /api/marketplace'. */
export const registeredRoutes = async (shop: Shop): Promise<string[]> =>
  (await allRoutes(shop)).filter(({ path }) => path.startsWith('/api/')).map(({ method, path }) => `${method} ${path}`);

/** Files, and Strapi’s own health check. */
const NOT_OF_THE_CONSOLE = /^\/(api|uploads|console|_health)\b/;

/** Every route of the console’s own API, such as 'POST /cms/admin/login'. */
export const consoleRoutes = async (shop: Shop): Promise<string[]> => [
  ...new Set(
    (await allRoutes(shop))
      .filter(({ path }) => !NOT_OF_THE_CONSOLE.test(path))
      .map(({ method, path }) => `${method} /cms${path}`),
  ),
];
