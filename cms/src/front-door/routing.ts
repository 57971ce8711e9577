import { brandPaths, ICON_SIZES, shopPaths } from '@stoa/contract';

/** Maps each path of the shared origin to its destination. Paths are used as sent, never decoded. */
export type Destination =
  | { to: 'strapi'; path: string }
  | { to: 'health' }
  | { to: 'readiness' }
  | { to: 'documents'; path: string }
  | { to: 'storefront'; path: string }
  | { to: 'form'; path: string }
  | { to: 'adminUi'; path: string }
  | { to: 'redirect'; location: string }
  | { to: 'nowhere' };

interface Row {
  holds(path: string): boolean;
  destination(path: string): Destination;
  /** Answers only GET and HEAD; other methods go nowhere. */
  readOnly?: true;
}

export const CONSOLE = '/cms/console';

const NOWHERE: Destination = { to: 'nowhere' };

const exactly =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

const ICONS = Object.values(ICON_SIZES).map((size) => brandPaths.icon(size));

const under = (prefix: string) => (path: string) => path === prefix || path.startsWith(`${prefix}/`);

/** What machines read: texts such as robots.txt, parts of the sitemap, and other forms of the pages of records. */
const isOtherForm = (path: string) =>
  /^\/([^/]+\.txt|sitemap-[a-z0-9-]+\.xml)$/.test(path) ||
  /^\/(marketplace|collections|blog|pages)\/[^/]+\.(md|jpg)$/.test(path);

/** No empty, dot, or encoded segments: whoever reads such a path next could take it for a different one. */
const isPlain = (path: string) => !/\/\/|\/\.{1,2}(\/|$)|\\|%(2e|2f|5c|00)/i.test(path);

/** Strapi's router ignores case, so `/cms/API` would be a second way into the API. */
const isNotOfTheConsole = (path: string) => /^\/(api|favicon\.ico)(\/|$)/i.test(path);

const toStrapi = (path: string): Destination => (isPlain(path) ? { to: 'strapi', path } : NOWHERE);

const toConsole = (path: string): Destination => {
  const inner = path.slice('/cms'.length);
  return isNotOfTheConsole(inner) ? NOWHERE : toStrapi(inner);
};

const TABLE: Row[] = [
  { holds: under('/api'), destination: toStrapi },
  { holds: under('/uploads'), destination: toStrapi, readOnly: true },
  { holds: exactly('/healthz'), destination: () => ({ to: 'health' }), readOnly: true },
  { holds: exactly('/readyz'), destination: () => ({ to: 'readiness' }), readOnly: true },
  { holds: exactly('/metrics'), destination: () => NOWHERE },
  { holds: exactly('/cms', '/cms/'), destination: () => ({ to: 'redirect', location: CONSOLE }), readOnly: true },
  { holds: under('/cms'), destination: toConsole },
  {
    holds: under('/admin'),
    destination: (path) => ({ to: 'adminUi', path: path.slice('/admin'.length) || '/' }),
    readOnly: true,
  },
  {
    holds: exactly(shopPaths.sitemap, shopPaths.rss(), shopPaths.atom(), brandPaths.manifest, ...ICONS),
    destination: (path) => ({ to: 'documents', path }),
    readOnly: true,
  },
  { holds: isOtherForm, destination: (path) => ({ to: 'documents', path }), readOnly: true },
  { holds: () => true, destination: (path) => ({ to: 'storefront', path }), readOnly: true },
];

/** Pages of the shop take forms that are sent without scripts. */
const toForm = (destination: Destination): Destination =>
  destination.to === 'storefront' ? { ...destination, to: 'form' } : NOWHERE;

export const destinationOf = (method: string, path: string): Destination => {
  const row = TABLE.find(({ holds }) => holds(path));
  const isRead = method === 'GET' || method === 'HEAD';
  if (row && (isRead || !row.readOnly)) return row.destination(path);
  return row && method === 'POST' ? toForm(row.destination(path)) : NOWHERE;
};
