// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cmsEnvironment } from '../start/cms-environment.mjs';
import { demoShops } from '../start/env.mjs';
import { contentHash } from './content-hash.mjs';
import { describeFailure } from '../failure.mjs';
import { fromRoot, root } from '../paths.mjs';
import { precompress } from './precompress.mjs';
import { failureOf, runNode, runProgram } from '../program.mjs';
import { semaphore } from '../semaphore.mjs';
import { waitForAll } from '../wait-for-all.mjs';

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {string[]} inputs files and folders, relative to the root
 * @property {string} output a file that a finished build produces
 * @property {string} marker holds the input hash of the last build, in a folder that the build tool empties
 * @property {string[]} [after] builds that must finish first
 * @property {() => Promise<{ code: number, output: string }>} make
 */

const contract = [
  'packages/contract/src',
  'packages/contract/package.json',
  'packages/contract/tsconfig.build.json',
  'tsconfig.base.json',
];
const webKit = [
  'packages/web-kit',
  'packages/contract/src',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
];

/**
 * @param {string} shop
 * @returns {Build}
 */
const demoImages = (shop) => ({
  name: imagesOfShop(shop),
  inputs: [
    `cms/demo/content/${shop}/images`,
    'cms/demo/draw.ts',
    'cms/demo/draw-images.ts',
    'cms/demo/images.ts',
    'cms/src/images/breakpoints.ts',
    'cms/package-lock.json',
  ],
  output: `cms/demo/dist/${shop}`,
  marker: `cms/demo/dist/${shop}/.built`,
  after: ['contract', 'cms'],
  make: () => runNode('cms/dist/demo/draw-images.js', [shop], { cwd: fromRoot('cms') }),
});

/** @param {string} shop */
export const imagesOfShop = (shop) => `images of ${shop}`;

/** @type {Build[]} */
export const builds = [
  {
    name: 'contract',
    inputs: contract,
    output: 'packages/contract/dist/index.js',
    marker: 'packages/contract/dist/.built',
    make: () => runNode('node_modules/typescript/bin/tsc', ['-p', 'packages/contract/tsconfig.build.json']),
  },
  {
    name: 'cms',
    inputs: ['cms/src', 'cms/demo', 'cms/config', 'cms/tsconfig.json', 'cms/package-lock.json', ...contract],
    output: 'cms/dist/src/index.js',
    marker: 'cms/dist/.built',
    after: ['contract'],
    make: buildCms,
  },
  {
    name: 'console',
    inputs: [
      'cms/package-lock.json',
      'cms/src/admin',
      'cms/src/strapi-patches/admin',
      'cms/src/strapi-patches/compiler',
      'cms/config/admin.ts',
      'cms/config/plugins.ts',
      'cms/config/server.ts',
    ],
    output: 'cms/dist/build/index.html',
    marker: 'cms/dist/build/.built',
    after: ['contract', 'cms'],
    make: buildConsole,
  },
  ...demoShops.map(demoImages),
  {
    name: 'storefront',
    inputs: ['storefront', ...webKit],
    output: 'storefront/dist/index.html',
    marker: 'storefront/dist/.built',
    make: () => buildWithVite('storefront'),
  },
  {
    name: 'storefront pages',
    inputs: ['storefront', ...webKit],
    output: 'storefront/dist-server/server.cjs',
    marker: 'storefront/dist-server/.built',
    make: () => vite('storefront', '--ssr', 'src/server.tsx'),
  },
  {
    name: 'admin-ui',
    inputs: ['admin-ui', ...webKit],
    output: 'admin-ui/dist/index.html',
    marker: 'admin-ui/dist/.built',
    make: () => buildWithVite('admin-ui'),
  },
  {
    name: 'PayPal emulator',
    inputs: ['packages/paypal-emulator', 'tsconfig.base.json'],
    output: 'packages/paypal-emulator/dist/main.js',
    marker: 'packages/paypal-emulator/dist/.built',
    make: () => runNode('node_modules/typescript/bin/tsc', ['-p', 'packages/paypal-emulator/tsconfig.build.json']),
  },
];

/**
 * Leaves out what a shop with these settings never serves, and the console, which is built behind the running shop.
 * @param {{ demoShop?: string, emulatesPayPal?: boolean }} settings
 */
export function buildsFor({ demoShop, emulatesPayPal }) {
  /** @type {Record<string, boolean | undefined>} */
  const isServed = { console: false, 'PayPal emulator': emulatesPayPal ?? false };
  for (const shop of demoShops) isServed[imagesOfShop(shop)] = shop === demoShop;
  return builds.map(({ name }) => name).filter((name) => isServed[name] ?? true);
}

export const isConsoleBuilt = () => builds.some((build) => build.name === 'console' && isBuilt(build));

/**
 * Builds the console while the shop is running, which says at its address that it isn’t there yet
 * (cms/src/front-door/console.ts).
 * @param {import('../steps.mjs').Steps} steps
 * @param {Pick<import('../lifecycle.mjs').Lifecycle, 'isStopping'>} life
 */
export async function buildConsoleBehind(steps, life) {
  try {
    await buildOutdated(steps, { only: ['console'] });
  } catch (error) {
    if (life.isStopping()) return;
    steps.line(`${describeFailure(error)}\nThe shop runs without its content console. The next start builds it again.`);
  }
}

/** Clears old output first: Strapi would still load files whose source was deleted. */
function buildCms() {
  for (const name of ['src', 'demo', 'config', '.tsbuildinfo'])
    rmSync(fromRoot('cms', 'dist', name), { recursive: true, force: true });
  // Strapi looks for the console’s folder only when it starts, which may be before the console is built.
  mkdirSync(fromRoot('cms', 'dist', 'build'), { recursive: true });
  // Emits the same files as the compiler of cms, in a third of the time.
  return runNode('node_modules/typescript-native/bin/tsc', ['-p', 'cms/tsconfig.json']);
}

async function buildConsole() {
  const strapi = ['--require', './src/strapi-patches/compiler/compile-once.cjs', 'node_modules/@strapi/strapi/bin/strapi.js'];
  const result = await runProgram(process.execPath, [...strapi, 'build'], {
    cwd: fromRoot('cms'),
    env: cmsEnvironment(),
    background: true,
  });
  if (result.code === 0) await precompress(fromRoot('cms', 'dist', 'build'));
  return result;
}

/**
 * @param {string} folder
 * @param {string[]} options
 */
const vite = (folder, ...options) =>
  runNode('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn', ...options], {
    cwd: fromRoot(folder),
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** @param {string} folder */
async function buildWithVite(folder) {
  const result = await vite(folder);
  if (result.code === 0) await precompress(fromRoot(folder, 'dist'));
  return result;
}

/**
 * Builds whatever is out of date by content, two at a time.
 * @param {import('../steps.mjs').Steps} steps
 * @param {{ force?: boolean, only?: string[] }} [options] only: these and what they depend on
 */
export async function buildOutdated(steps, { force = false, only } = {}) {
  const wanted = only ? builds.filter(({ name }) => only.includes(name)) : builds;
  const todo = wanted
    .map((build) => ({ build, hash: contentHash(root, build.inputs) }))
    .filter(({ build, hash }) => force || !isBuilt(build, hash));
  if (todo.length === 0) return steps.step('builds', (note) => note('up to date'));

  const slots = semaphore(2);
  /** @type {Map<string, Promise<void>>} */
  const started = new Map();
  for (const { build, hash } of todo) {
    // Waits only for builds in this run. Builds without dependencies start in list order, longest first.
    const before = (build.after ?? []).filter((name) => started.has(name)).map((name) => started.get(name));
    const work = Promise.all(before).then(() =>
      slots(() => steps.step(`build ${build.name}`, (note) => make(build, hash, note))),
    );
    started.set(build.name, work);
  }
  await waitForAll([...started.values()]);
}

/**
 * @param {Build} build
 * @param {string} [hash]
 */
export function isBuilt({ inputs, output, marker }, hash = contentHash(root, inputs)) {
  return (
    existsSync(fromRoot(output)) && existsSync(fromRoot(marker)) && readFileSync(fromRoot(marker), 'utf8') === hash
  );
}

/**
 * @param {Build} build
 * @param {string} hash
 * @param {(text: string) => void} note
 */
async function make({ name, output, marker, make }, hash, note) {
  rmSync(fromRoot(marker), { force: true });
  const { code, output: log } = await make();
  if (code !== 0 || !existsSync(fromRoot(output)))
    throw failureOf(`The build of ${name} failed: see the lines above.`, log);
  writeFileSync(path.join(root, marker), hash);
  const [weight] = /^First load of .*$/m.exec(log) ?? [];
  if (weight) note(weight);
}
