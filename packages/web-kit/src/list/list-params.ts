/** A list's filters, search, sort and page as they stand in the address of its page. */

/** One parameter: what it may say, and what it says when the address does not (or says nonsense). */
export interface ListParam {
  fallback: string;
  accepts: (text: string) => boolean;
}

export type ListParams<Name extends string> = Record<Name, ListParam>;

export interface ListView<Name extends string> {
  page: number;
  values: Record<Name, string>;
}

const LONGEST_TEXT = 200;
const LAST_PAGE = 1_000_000;

export const anyText = (): ListParam => ({ fallback: '', accepts: (text) => text.length <= LONGEST_TEXT });

export const oneOf = (choices: readonly string[], fallback = ''): ListParam => ({
  fallback,
  accepts: (text) => choices.includes(text),
});

/** Dollars and cents, written the plain way. */
export const anAmount = (): ListParam => ({ fallback: '', accepts: (text) => /^\d{1,8}(\.\d{1,2})?$/.test(text) });

const PAGE = 'page';

function readPage(text: string | null): number {
  const page = Number(text);
  return /^\d+$/.test(text ?? '') && page >= 1 && page <= LAST_PAGE ? page : 1;
}

export function readView<Name extends string>(params: ListParams<Name>, address: URLSearchParams): ListView<Name> {
  const names = Object.keys(params) as Name[];
  const values = names.map((name) => {
    const text = address.get(name)?.trim() ?? '';
    return [name, text !== '' && params[name].accepts(text) ? text : params[name].fallback];
  });
  return { page: readPage(address.get(PAGE)), values: Object.fromEntries(values) };
}

/** The address after a change: what equals its fallback is left out, what is not of the list stays, and a changed filter leads to page 1. */
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

/** What the API is asked for that view. Where people choose how long a page is, the view itself has a `limit`. */
export function viewQuery<Name extends string>({ page, values }: ListView<Name>, limit?: number): string {
  const said = Object.entries<string>(values).filter(([, text]) => text !== '');
  const fixed = limit === undefined ? [] : [['limit', String(limit)]];
  return new URLSearchParams([[PAGE, String(page)], ...fixed, ...said]).toString();
}

/** Whether somebody narrowed the list; sorting narrows nothing, nor does the length of a page. */
export function isNarrowed<Name extends string>(values: Record<Name, string>, sorting: readonly Name[]): boolean {
  return Object.entries<string>(values).some(
    ([name, text]) => text !== '' && name !== 'limit' && !sorting.includes(name as Name),
  );
}
