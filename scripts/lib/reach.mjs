// @ts-check
import path from 'node:path';

/**
 * Which integration tests (HTTP and browser) a changed file can affect. Unit tests aren't listed: Jest follows their imports.
 * @typedef {{ folder: RegExp, http: RegExp | undefined, browser: RegExp | undefined }} Reach
 */

const all = /./;
const none = undefined;
/** Tests that cover every kind of record. */
const everyKind = 'activity|authorisation|bulk|hostile|seed|trash|export|import';

/**
 * The first match counts, so narrow patterns come before wide ones. A file without a match affects every test.
 * @type {Reach[]}
 */
const reaches = [
  {
    folder: /^(docs|deploy\/(?!nginx)|\.github)\/|\.md$|^(LICENSE|biome\.json|\.dependency-cruiser\.cjs|\.gitignore)$/,
    http: none,
    browser: none,
  },
  { folder: /\.test\.tsx?$|^scripts\/|^tests\/bench\//, http: none, browser: none },
  { folder: /^tests\/e2e\/playwright\.config\.ts$/, http: none, browser: all },
  { folder: /^jest\.config\.mjs$/, http: all, browser: none },
  { folder: /^cms\/src\/admin\//, http: none, browser: /e2e\/console/ },
  area('auth', 'auth/|administrator|console-customers|users|stop', 'account|login|password|people|register|session'),
  area(
    'blog',
    'blog|markdown|pictures|stats',
    'blog|post|terms|home|search|dashboard|activity|bulk|history|list-|forms',
  ),
  area('contact', 'contact|mail|messages|stats', 'contact|people|dashboard|bulk'),
  area('discovery', 'discovery|front-door', 'item|post|blog'),
  area('jobs', 'jobs|stop', 'jobs|bulk'),
  area('mail', 'mail|contact|passwords|administrator|stop|crash', 'contact|password'),
  area(
    'marketplace',
    'marketplace|collections|variants|options|properties|facets|gallery|sections|seo|offers|slugs|search|pictures|stats|views|saved',
    'marketplace|collections|item|options|properties|facets|category|edit-in-place|buying|cart|checkout|purchase|home|search|terms|dashboard|activity|bulk|jobs|history|list-|forms',
  ),
  area('media', 'media|pictures|temporary|broken-off', 'media|pictures|form|post-editor'),
  area('pages', 'pages|sitemaps', 'pages'),
  area('saved-views', 'saved-views', 'list-|failures'),
  area('stats', 'stats', 'dashboard'),
  area('transfer', 'export|import|broken-off|temporary', 'import'),
  area('users', 'users|auth/', 'people|account|history'),
  area('visits', 'views|stats', 'dashboard|item|post'),
  feature('storefront/src/features', 'account', 'account|session'),
  feature('storefront/src/features', 'auth', 'login|register|password|session'),
  feature('storefront/src/features', 'blog', 'blog|post|home|search|pictures'),
  feature('storefront/src/features', 'cart', 'cart|checkout|purchase|item|header'),
  feature('storefront/src/features', 'checkout', 'checkout|order|paypal|purchase|saved-addresses'),
  feature('storefront/src/features', 'contact', 'contact'),
  feature(
    'storefront/src/features',
    'marketplace',
    'marketplace|collections|item|options|facets|category|buying|home|search|purchase|pictures|scripts',
  ),
  feature('storefront/src/features', 'pages', 'pages'),
  feature('storefront/src/features', 'search', 'search|header|keyboard|over-the-page'),
  feature('admin-ui/src/resources', 'collections', 'collections'),
  feature('admin-ui/src/resources', 'dashboard', 'dashboard|empty-shop'),
  feature('admin-ui/src/resources', 'home', 'home-page'),
  feature('admin-ui/src/resources', 'imports', 'import'),
  feature('admin-ui/src/resources', 'media', 'media|forms-pictures|post-editor'),
  feature('admin-ui/src/resources', 'menus', 'menus'),
  feature('admin-ui/src/resources', 'messages', 'people|bulk'),
  feature('admin-ui/src/resources', 'pages', 'pages'),
  feature('admin-ui/src/resources', 'settings', 'people|failures'),
  feature('admin-ui/src/resources', 'users', 'people|history|failures|list-'),
  { folder: /^storefront\//, http: none, browser: /e2e\/storefront\// },
  { folder: /^admin-ui\//, http: none, browser: /e2e\/admin\// },
  { folder: /^packages\/web-kit\//, http: none, browser: all },
];

/**
 * @param {string} name
 * @param {string} http
 * @param {string} browser
 * @returns {Reach}
 */
function area(name, http, browser) {
  return {
    folder: new RegExp(`^cms/src/api/${name}/`),
    http: new RegExp(`http/.*(${http}|${everyKind}|console)`),
    browser: new RegExp(`e2e/.*(${browser})|e2e/console`),
  };
}

/**
 * @param {string} parent
 * @param {string} name
 * @param {string} browser
 * @returns {Reach}
 */
function feature(parent, name, browser) {
  const part = parent.startsWith('admin-ui') ? 'admin' : 'storefront';
  return {
    folder: new RegExp(`^${parent}/${name}/`),
    http: none,
    browser: new RegExp(`e2e/${part}/.*(${browser}|budget)`),
  };
}

/**
 * @param {string[]} changed files
 * @param {string[]} tests test files, relative to the root like `changed`
 * @param {'http' | 'browser'} suite
 * @param {(file: string) => string[]} [importsOf] the files that a test or its support code imports
 * @returns {Map<string, string>} the affected tests, each with the file that affects it
 */
export function reached(changed, tests, suite, importsOf = () => []) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const wide = changed.filter((file) => !file.startsWith('tests/') || file.endsWith('.config.ts'));
  for (const test of tests) {
    const cause =
      wide.find((file) => reachOf(file)[suite]?.test(test)) ??
      [...withImports(test, importsOf)].find((file) => changed.includes(file));
    if (cause) found.set(test, cause);
  }
  return found;
}

/** @param {string} file */
function reachOf(file) {
  return reaches.find(({ folder }) => folder.test(file)) ?? { http: all, browser: all };
}

/**
 * @param {string} test
 * @param {(file: string) => string[]} importsOf
 */
function withImports(test, importsOf) {
  const seen = new Set([test]);
  // A set may grow while it's being iterated.
  for (const file of seen) for (const other of importsOf(file)) seen.add(other);
  return seen;
}

/**
 * The local files that a TypeScript file imports.
 * @param {string} file
 * @param {string} source
 * @param {(file: string) => boolean} exists
 */
export function localImports(file, source, exists) {
  return [...source.matchAll(/from '(\.{1,2}\/[^']+)'/g)].flatMap(([, name = '']) => {
    const base = path.posix.join(path.posix.dirname(file), name);
    return [base, `${base}.ts`, `${base}.tsx`].filter(exists).slice(0, 1);
  });
}
