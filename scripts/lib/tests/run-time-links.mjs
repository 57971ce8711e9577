// @ts-check

/**
 * How the parts meet at run time, where no import leads: by the paths of the API, the names of services, tables, and types. A name
 * that could be meant counts as meant, so that rather too many tests are selected than too few.
 * @typedef {Map<string, string>} Sources texts by path
 * @typedef {(text: string, words: Set<string>) => string[]} Links the files that a text leads to
 */

const API = 'cms/src/api/';

/** @param {string} file */
export const areaOf = (file) => /^cms\/src\/api\/([^/]+)\//.exec(file)?.[1];

/** @param {string} area */
export const entryOf = (area) => `${API}${area}/area.ts`;

/**
 * The services of each area, and the file that makes each: `const factories = { stock, media: library }`.
 * @param {Sources} sources
 */
export function servicesOf(sources) {
  /** @type {Map<string, Map<string, string>>} */
  const found = new Map();
  for (const [, name = '', area = ''] of (sources.get('cms/src/areas.ts') ?? '').matchAll(
    /\{ (\w+) \} from '.\/api\/([^/]+)/g,
  )) {
    const text = sources.get(entryOf(area)) ?? '';
    const offered = /factories = \{([^}]*)\}/.exec(text)?.[1] ?? '';
    const files = [...offered.matchAll(/(\w+)(?:: (\w+))?/g)].map(([, service = '', maker = service]) => {
      const [, from = ''] = new RegExp(`import ${maker}(?:, \\{[^}]*\\})? from '\\./([^']+)'`).exec(text) ?? [];
      return /** @type {const} */ ([service, `${API}${area}/${from}.ts`]);
    });
    found.set(name, new Map(files));
  }
  return found;
}

/**
 * `services(strapi).sales.payments`, and `const { sales } = services(strapi)`.
 * @param {Sources} sources
 * @returns {Links}
 */
export function serviceLinks(sources) {
  const all = servicesOf(sources);
  return (text, words) => {
    if (!words.has('services')) return [];
    const called = [...text.matchAll(/services\([^)]*\)\.(\w+)/g)].map(([, area = '']) => area);
    const taken = [...text.matchAll(/\{([^{}]*)\} = services\([^)]*\)(?!\.)/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    );
    const areas = new Set([...called, ...taken]);
    return [...areas].flatMap((area) =>
      [...(all.get(area) ?? [])].flatMap(([service, file]) => (words.has(service) ? [file] : [])),
    );
  };
}

/**
 * `'api::blog.post'`, `FROM orders`, and `'orders'`, which lead to the area that has the type or the table.
 * @param {Sources} sources
 * @returns {Links}
 */
export function recordLinks(sources) {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const [file, text] of sources) {
    const area = areaOf(file) ?? (/\/users-permissions\/.*schema\.json$/.test(file) ? 'users' : undefined);
    if (!area || !(/(schema\.json|migrations?\.ts)$/.test(file) || definesRecord(file, text))) continue;
    for (const [, one, other] of text.matchAll(
      /(?:"collectionName": "|\btable: ')(\w+)|CREATE TABLE (?:IF NOT EXISTS )?(\w+)/g,
    ))
      owners.set(one ?? other ?? '', area);
  }
  return (text) => {
    const tables = [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE|TABLE|TRUNCATE|ON)\s+"?([a-z_]+)|'([a-z_]+)'/g)];
    const types = [...text.matchAll(/'(api|plugin)::([\w-]+)\./g)];
    return [
      ...tables.map(([, sql, quoted]) => owners.get((sql ?? quoted ?? '').replace(/_(\w+_)?lnk$/, ''))),
      ...types.flatMap(([, of, name]) => (of === 'api' ? [name] : ['users', 'auth'])),
    ].flatMap((area) => (area ? [entryOf(area)] : []));
  };
}

/**
 * The controllers behind the API's paths, named as in the contract (`adminPaths.orders`) or written out (`'/api/admin/orders'`).
 * @param {Sources} sources
 * @returns {Links}
 */
export function pathLinks(sources) {
  const routes = routesOf(sources);
  const contract = contractPaths(sources);
  /** @param {string} path */
  const behind = (path) => routes.filter((route) => begins(path, route.path)).map(({ controller }) => controller);
  return (text, words) => [
    ...pathsNamed(contract, text, words).flatMap(({ path }) =>
      routes.filter((route) => isLike(path, route.path)).map(({ controller }) => controller),
    ),
    ...[...text.matchAll(/\/api(\/[\w\-/]*(?:\$\{)?)/g)].flatMap(([, path = '']) => behind(path)),
  ];
}

/** @param {Sources} sources */
export function routesOf(sources) {
  return [...sources].flatMap(([file, text]) => routesIn(file, text));
}

/** @param {Sources} sources */
export function contractPaths(sources) {
  return ['paths', 'order-paths'].flatMap((name) => pathsIn(sources.get(`packages/contract/src/${name}.ts`) ?? ''));
}

/**
 * A kind that is declared as a whole, with its routes.
 * @param {string} file
 * @param {string} text
 */
const definesRecord = (file, text) => file.startsWith(API) && text.includes('= defineRecord<');

/**
 * `forAll('GET', '/blog', 'post.list')`, `termRoutes('/blog/tags', 'tag')`.
 * @param {string} file
 * @param {string} text
 */
function routesIn(file, text) {
  if (definesRecord(file, text))
    return [...text.matchAll(/(\bpath: |\('\w+', )'(\/[^']*)'/g)].flatMap(([, before, path = '']) => {
      const route = { path: path.split('/').slice(1), controller: file };
      return before === 'path: ' ? [route, { ...route, path: [...route.path, ':id'] }] : [route];
    });
  const [, folder] = /^(cms\/src\/api\/[^/]+)\/routes\//.exec(file) ?? [];
  if (!folder) return [];
  return [...text.matchAll(/'(\/[^']*)',\s*'([\w-]+)/g)].flatMap(([whole, path = '', name]) => {
    const route = { path: path.split('/').slice(1), controller: `${folder}/controllers/${name}.ts` };
    // Terms have a second path below theirs.
    return whole.includes('.') || !/Routes\(/.test(text)
      ? [route]
      : [route, { ...route, path: [...route.path, ':id'] }];
  });
}

/** @param {string} text of a module of paths: groups are indented by two spaces, what is in them by four */
function pathsIn(text) {
  const found = [];
  let group = '';
  let table = '';
  for (const line of text.split('\n')) {
    table = /^export const (\w+)/.exec(line)?.[1] ?? table;
    group = /^ {2}(\w+): \{/.exec(line)?.[1] ?? (/^ {2}\}/.test(line) ? '' : group);
    const [, name, path] = /^\s+(\w+): .*`\$\{API\}(\/[^`?]*)/.exec(line) ?? [];
    if (name && path)
      found.push({
        table,
        access: `${group || table}.${name}`,
        path: path
          .replace(/\$\{[^}]*\}/g, ':any')
          .split('/')
          .slice(1),
      });
  }
  return found;
}

/**
 * `apiPaths.blog.post`, `const { post } = apiPaths.blog`, and any path of a table that is read by a variable.
 * @param {ReturnType<typeof pathsIn>} contract
 * @param {string} text
 * @param {Set<string>} words
 */
function pathsNamed(contract, text, words) {
  const tables = [...new Set(contract.map(({ table }) => table))].filter((table) => words.has(table));
  if (tables.length === 0) return [];
  const taken = [...text.matchAll(/\{([^{}]*)\} = ([\w.]+)/g)].flatMap(([, names = '', of = '']) =>
    (names.match(/\w+/g) ?? []).map((name) => `${of.split('.').at(-1)}.${name}`),
  );
  const accesses = new Set([
    ...[...text.matchAll(/\b(\w+)(?=\.(\w+))/g)].map(([, of, name]) => `${of}.${name}`),
    ...taken,
  ]);
  const whole = tables.filter((table) =>
    new RegExp(`= ${table}[;,]|\\(${table}\\)|\\b${table}(\\.\\w+)?\\[`).test(text),
  );
  return contract.filter(
    ({ table, access }) => whole.includes(table) || (tables.includes(table) && accesses.has(access)),
  );
}

/** @param {string} segment */
const isOpen = (segment) => segment.startsWith(':');

/**
 * @param {string[]} one
 * @param {string[]} other
 */
function isLike(one, other) {
  return (
    one.length === other.length &&
    one.every((segment, place) => segment === other[place] || isOpen(segment) || isOpen(other[place] ?? ''))
  );
}

/**
 * @param {string} written as far as it's literal
 * @param {string[]} route
 */
function begins(written, route) {
  const isWhole = !/[/{]$/.test(written);
  const segments = written
    .replace(/\/?(\$\{)?$/, '')
    .split('/')
    .slice(1);
  return (!isWhole || segments.length === route.length) && isLike(segments, route.slice(0, segments.length));
}
