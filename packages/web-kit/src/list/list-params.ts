/** A list's filters, search, sort order, and page, as stored in the page's URL. */

/** One parameter: the values it accepts, and its value if the URL has none or an invalid one. */
export interface ListParam {
  fallback: string;
  accepts: (text: string) => boolean;
  /** Whether its value is a list with commas. A form sent without scripts repeats the parameter instead. */
  several?: boolean;
  /** Makes its value of what such a form says, if that isn't one already. */
  read?: (texts: string[]) => string;
}

export type ListParams<Name extends string> = Record<Name, ListParam>;

export interface ListView<Name extends string> {
  page: number;
  values: Record<Name, string>;
}

const LONGEST_TEXT = 200;
const LAST_PAGE = 1_000_000;

export const anyText = (): ListParam => ({ fallback: '', accepts: (text) => text.length <= LONGEST_TEXT });

export const MOST_TEXTS = 10;

export const severalTexts = (): ListParam => ({
  fallback: '',
  accepts: (text) => listed(text).length <= MOST_TEXTS && listed(text).every(anyText().accepts),
  several: true,
});

/** The values of a parameter that takes several. */
export const listed = (text: string): string[] =>
  [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean);

const firstListed = (text: string): string => listed(text).slice(0, MOST_TEXTS).join();

/** With the value if it wasn't among them, without it if it was. */
export const toggled = (text: string, value: string): string =>
  (listed(text).includes(value) ? listed(text).filter((one) => one !== value) : [...listed(text), value]).join();

export const aChoice = (choices: readonly string[], fallback = ''): ListParam => ({
  fallback,
  accepts: (text) => choices.includes(text),
});

/** Of a record. */
export const anId = (): ListParam => ({ fallback: '', accepts: (text) => /^[1-9]\d{0,8}$/.test(text) });

/** Dollars and cents in plain notation. */
export const anAmount = (): ListParam => ({ fallback: '', accepts: (text) => /^\d{1,8}(\.\d{1,2})?$/.test(text) });

const PAGE = 'page';

/** What a list reads of its address. */
export const namesOf = (params: ListParams<string>): string[] => [...Object.keys(params), PAGE];

function readPage(text: string | null): number {
  const page = Number(text);
  return /^\d+$/.test(text ?? '') && page >= 1 && page <= LAST_PAGE ? page : 1;
}

export function readView<Name extends string>(params: ListParams<Name>, address: URLSearchParams): ListView<Name> {
  const names = Object.keys(params) as Name[];
  const values = names.map((name) => {
    const { several, read = String, accepts, fallback } = params[name];
    const texts = address.getAll(name);
    const text = several ? firstListed(read(texts)) : read(texts.slice(0, 1)).trim();
    return [name, text !== '' && accepts(text) ? text : fallback];
  });
  return { page: readPage(address.get(PAGE)), values: Object.fromEntries(values) };
}

/**
 * The URL after a change: fallback values are left out, unrelated parameters are kept, and a changed filter returns to page 1.
 */
export function changeView<Name extends string>(
  params: ListParams<Name>,
  address: URLSearchParams,
  change: Partial<Record<Name, string>>,
  page = 1,
): URLSearchParams {
  const changed = new URLSearchParams(address);
  for (const [name, text] of Object.entries<string>(change as Record<Name, string>)) {
    if (text === params[name as Name].fallback || !params[name as Name].accepts(text)) changed.delete(name);
    else changed.set(name, text);
  }
  if (page === 1) changed.delete(PAGE);
  else changed.set(PAGE, String(page));
  return changed;
}

/** The API query for a view. Without `limit`, the view has its own because users choose the page size. */
export function viewQuery<Name extends string>({ page, values }: ListView<Name>, limit?: number): string {
  const present = Object.entries<string>(values).filter(([, text]) => text !== '');
  const fixed = limit === undefined ? [] : [['limit', String(limit)]];
  return new URLSearchParams([[PAGE, String(page)], ...fixed, ...present]).toString();
}

/** Whether the list is narrowed. Sort order and page size don't narrow it. */
export function isNarrowed<Name extends string>(values: Record<Name, string>, sorting: readonly Name[]): boolean {
  return Object.entries<string>(values).some(
    ([name, text]) => text !== '' && name !== 'limit' && !sorting.includes(name as Name),
  );
}
