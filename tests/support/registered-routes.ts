import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CMS_FOLDER } from './cms';
import { cmsEnvironment } from './cms-environment';
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

/** Every route below /api in the running app, such as 'GET /api/marketplace'. */
export const registeredRoutes = async (shop: Shop): Promise<string[]> => {
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
  return routes
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ methods, path }) => methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path}`));
};
