// @ts-check
import { areaOf, entryOf, pathLinks, recordLinks, serviceLinks, servicesOf } from './run-time-links.mjs';
import { localImports } from './sources.mjs';

/** They list the parts of a program: a change of one part doesn't reach what stands beside it. */
const LISTS = ['cms/src/areas.ts', 'storefront/src/app/pages.ts', 'admin-ui/src/app/resources.ts'];

/** Where the programs begin. */
const SERVER = /^cms\/(config\/|src\/((index|main)\.ts$|(middlewares|policies|extensions)\/))/;
const FRONT_ENDS = /^(storefront|admin-ui)\/src\/(main|server)\.tsx$/;

/** Tests and helpers that name none of what they reach. */
const NAMELESS = [
  { from: /^tests\/http\/(boot|migrations)\//, to: /^cms\/src\/areas\.ts$/ },
  { from: /^tests\/http\/(discovery|front-door|cache)\//, to: /^cms\/src\/api\/discovery\/|\/controllers\// },
  { from: /^tests\/support\/shop\/registered-routes\.ts$/, to: /\/controllers\// },
  { from: /^tests\/support\/sales\/doctor\.ts$/, to: /^cms\/src\/doctor\.ts$/ },
  { from: /^tests\/support\/backup\/backups\.ts$/, to: /^cms\/src\/(backup\/|(backup|restore)\.ts$)/ },
  { from: /^tests\/e2e\/console\.spec\.ts$/, to: /^cms\/src\/areas\.ts$/ },
];

/**
 * @typedef {object} SourceGraph
 * @property {(file: string) => boolean} has
 * @property {(file: string) => Set<string>} usersOf whatever a change of the file can affect, the file itself included
 * @property {(file: string) => Set<string>} askersOf and what asks for it through the list of areas, such as the trash
 * @property {(file: string) => boolean} isOfEveryRequest whether every request goes through it
 * @property {Set<string>} atOnce files of the front ends that every page loads
 * @property {(test: string) => string} textOf of a test and of its helpers
 */

/**
 * @param {Map<string, string>} sources
 * @returns {SourceGraph}
 */
export function createSourceGraph(sources) {
  const files = [...sources.keys()];
  const uses = readUses(sources);
  const users = reversed(uses);
  const text = (/** @type {string} */ file) => sources.get(file) ?? '';
  const imports = (/** @type {string} */ file) => localImports(file, text(file), (name) => sources.has(name));
  const usersOf = (/** @type {string} */ file) => closure([file], (one) => users.get(one));

  const usedByServer = closure(
    files.filter((file) => SERVER.test(file)),
    (file) => (areaOf(file) ? [] : imports(file)),
  );
  /** Areas that hook into requests, whatever these are of. */
  const hooking = files.filter((file) => /\/area\.ts$/.test(file) && /^ {2}register[(:]/m.test(text(file)));
  // (`areasOf` is for the boot, and for accounts that are deleted.)
  const readers = files.filter(
    (file) => areaOf(file) && /(?<!\{ areasOf )\} from '[./]*\/held-areas'/.test(text(file)),
  );

  return {
    has: (file) => sources.has(file),
    usersOf,
    askersOf(file) {
      if (![...usersOf(file)].some((user) => /\/area\.ts$/.test(user))) return new Set();
      return closure(readers, (one) =>
        [...(users.get(one) ?? [])].filter((user) => !areaOf(user) || !areaOf(one) || areaOf(user) === areaOf(one)),
      );
    },
    isOfEveryRequest: (file) =>
      (usedByServer.has(file) && !areaOf(file)) || hooking.some((entry) => usersOf(file).has(entry)),
    atOnce: closure(
      files.filter((file) => FRONT_ENDS.test(file)),
      (file) => localImports(file, text(file).replace(/import\('[^']*'\)/g, ''), (name) => sources.has(name)),
    ),
    textOf: (test) =>
      [...closure([test], (file) => [...(uses.get(file) ?? [])].filter((used) => used.startsWith('tests/')))]
        .map(text)
        .join('\n'),
  };
}

/**
 * @param {Map<string, string>} sources
 * @returns {Map<string, Set<string>>} what each file uses
 */
function readUses(sources) {
  const files = [...sources.keys()];
  const links = [serviceLinks(sources), recordLinks(sources), pathLinks(sources)];
  const services = new Set([...servicesOf(sources).values()].flatMap((made) => [...made.values()]));
  const startingWith = (/** @type {string} */ folder) => files.filter((name) => name.startsWith(folder));

  /** @type {(file: string, text: string) => string[]} */
  const usesOf = (file, text) => {
    const imports = localImports(file, text, (name) => sources.has(name)).filter((name) => !LISTS.includes(name));
    const nameless = NAMELESS.filter(({ from }) => from.test(file)).flatMap(({ to }) =>
      files.filter((name) => to.test(name)),
    );
    const area = areaOf(file);
    // What every request goes through meets all areas, and what lists pages all pages.
    if (LISTS.includes(file)) return file.startsWith('cms/') ? imports : [];
    if (!area && /^(cms|packages)\//.test(file)) return imports;

    const words = new Set(text.replace(/(?<!\.)\b(import|export)\b/g, '').match(/\w+/g));
    const led = links.flatMap((lead) => lead(text, words));
    if (!area) return [...imports, ...nameless, ...led];
    // Services are reached by their names; whatever they do goes by the rules and the tables that the area's entry lists.
    if (file === entryOf(area))
      return [
        ...imports.filter((name) => !services.has(name)),
        ...led,
        ...startingWith(`cms/src/api/${area}/content-types/`),
      ];
    const routes = /\/controllers\//.test(file) ? startingWith(`cms/src/api/${area}/routes/`) : [];
    return [...imports, ...led, ...routes, entryOf(area)];
  };
  return new Map([...sources].map(([file, text]) => [file, new Set(usesOf(file, text))]));
}

/** @param {Map<string, Set<string>>} uses */
function reversed(uses) {
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const [user, used] of uses) for (const file of used) users.set(file, (users.get(file) ?? new Set()).add(user));
  return users;
}

/**
 * @param {string[]} begin
 * @param {(file: string) => Iterable<string> | undefined} next
 */
function closure(begin, next) {
  const seen = new Set(begin);
  // A set may grow while it's being iterated.
  for (const file of seen) for (const other of next(file) ?? []) seen.add(other);
  return seen;
}
