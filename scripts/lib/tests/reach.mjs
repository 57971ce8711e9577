// @ts-check

/**
 * Which integration tests (HTTP and browser) a changed file can affect. Unit tests aren't asked about: Jest follows their imports.
 * @typedef {'http' | 'browser'} Suite
 * @typedef {import('./source-graph.mjs').SourceGraph} SourceGraph
 */

const all = /./;

/**
 * What neither an import nor a name tells, and whom it affects. The first match counts.
 * @type {{ files: RegExp, http?: RegExp, browser?: RegExp }[]}
 */
const RULES = [
  { files: /^(docs|deploy\/(?!nginx)|\.github)\/|\.md$|^(LICENSE|biome\.json|\.dependency-cruiser\.cjs|\.gitignore)$/ },
  { files: /^(?!tests\/).*(\.test|-in-tests)\.tsx?$|^scripts\/|^tests\/bench\// },
  { files: /^tests\/e2e\/[\w-]+(\.config)?\.ts$/, browser: all },
  { files: /^jest\.config\.mjs$/, http: all },
  { files: /^cms\/src\/(strapi-patches\/)?admin\//, browser: /e2e\/console/ },
  { files: /^cms\/src\/api\/cache\//, http: all, browser: all },
  { files: /^cms\/demo\//, http: /\/(seed|demo-shop)\./, browser: all },
];

/**
 * @param {SourceGraph} graph
 * @param {string} changed
 * @param {Suite} suite
 * @returns {(test: string) => boolean} whether a test is affected
 */
function reachOf(graph, changed, suite) {
  const rule = RULES.find(({ files }) => files.test(changed));
  if (rule) return (test) => rule[suite]?.test(test) ?? false;
  if (!graph.has(changed) || graph.isOfEveryRequest(changed)) return () => true;

  const users = graph.usersOf(changed);
  // A helper that nothing imports is loaded in some other way.
  if (users.size === 1 && changed.startsWith('tests/') && !/\.(test|spec)\.ts$/.test(changed)) return () => true;
  const affected = new Set([...users, ...graph.askersOf(changed)]);
  if (suite === 'http') return (test) => affected.has(test);
  const shows = screensAmong(graph, changed, affected);
  return (test) => affected.has(test) || shows(test);
}

/**
 * A browser test goes through a front end by the names of what it opens: what it says in quotes counts, and what its helpers say.
 * @param {SourceGraph} graph
 * @param {string} changed
 * @param {Set<string>} affected
 * @returns {(test: string) => boolean}
 */
function screensAmong(graph, changed, affected) {
  const files = [...affected].filter((file) => /^(storefront|admin-ui)\//.test(file));
  const sides = new Set(
    files.filter((file) => !screenOf(file) || (file === changed && graph.atOnce.has(file))).map(sideOf),
  );
  const screens = new Map(
    files.map((file) => [
      `${sideOf(file)} ${screenOf(file)}`,
      { side: sideOf(file), name: namePattern(screenOf(file)) },
    ]),
  );
  return (test) => {
    const side = sideOf(test);
    if (sides.has(side)) return true;
    const literals = (graph.textOf(test).match(/'[^'\n]*'|`[^`]*`|\/[^/\n]+\//g) ?? []).join('\n');
    return [...screens.values()].some((screen) => screen.side === side && screen.name.test(literals));
  };
}

/** @param {string} file */
function sideOf(file) {
  return /^(?:tests\/e2e\/)?(storefront|admin)/.exec(file)?.[1];
}

/**
 * The feature, route, or resource that a file is of.
 * @param {string} file
 */
function screenOf(file) {
  return /\/src\/(?:features|resources|app\/routes)\/([\w-]+)/.exec(file)?.[1] ?? '';
}

/** What screens are called besides their folders' names. */
const OTHER_NAMES = /** @type {Record<string, string>} */ ({
  items: 'marketplace',
  posts: 'blog',
  terms: 'categorie',
  dashboard: 'admin',
});

/** @param {string} screen such as 'own-orders', which a test calls 'Own order' or '/own-orders'; ORDER is SQL */
function namePattern(screen) {
  const words = [screen, OTHER_NAMES[screen] ?? screen].map((name) =>
    name
      .replace(/s$/, '')
      .replace(/^./, (first) => `[${first}${first.toUpperCase()}]`)
      .replaceAll('-', '[- ]?'),
  );
  return new RegExp(`\\b(${words.join('|')})s?\\b`);
}

/**
 * @param {SourceGraph} graph
 * @param {string[]} changed files
 * @param {string[]} tests test files, relative to the root like `changed`
 * @param {Suite} suite
 * @returns {Map<string, string>} the affected tests, each with the file that affects it
 */
export function reached(graph, changed, tests, suite) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const file of changed) {
    const affected = tests.filter(reachOf(graph, file, suite));
    // What no test opens by its name may still be on any page.
    const isUnnamed = suite === 'browser' && affected.length === 0 && graph.has(file) && sideOf(file);
    for (const test of isUnnamed ? tests.filter((one) => sideOf(one) === isUnnamed) : affected)
      if (!found.has(test)) found.set(test, file);
  }
  return found;
}
