import { SORT_ORDERS, type SortOrder, type SubjectKind, type ViewList } from '@stoa/contract';
import { aChoice, anyText, type ListParam, type ListParams, type ListView, viewQuery } from '@stoa/web-kit';
import { pageSize } from '../list/page-size';

type ListName = 'search' | 'sortBy' | 'order' | 'limit';

interface Setup<Kind extends SubjectKind, Filter extends string> {
  /** Left out: it isn’t part of the activity. */
  kind?: Kind;
  one: string;
  many: string;
  /** Key of its list’s column settings and saved views. */
  views: ViewList;
  /** Of its list in the API; a record’s is below it. */
  api: string;
  /** Of its list in the panel; the forms are below it. */
  path: string;
  /** The field that people know a record by. */
  title: string;
  /** Its page in the shop. */
  view?: (slug: string) => string;
  sorts: readonly string[];
  /** How it is sorted at first. */
  sorted: [by: string, order: SortOrder];
  /** The values of each filter. */
  filters?: Record<Filter, readonly string[]>;
}

/** The address parameters of a list. */
export const recordParams = <Filter extends string>(
  sorts: readonly string[],
  [by, order]: [by: string, order: SortOrder],
  filters: Record<Filter, readonly string[]>,
): ListParams<ListName | Filter> => ({
  search: anyText(),
  ...(Object.fromEntries(
    Object.entries<readonly string[]>(filters).map(([name, values]) => [name, aChoice(values)]),
  ) as Record<Filter, ListParam>),
  sortBy: aChoice(sorts, by),
  order: aChoice(SORT_ORDERS, order),
  limit: pageSize,
});

/** What the first load knows of a kind of record: its names, addresses, and the parameters of its list. */
export const recordSetup = <Kind extends SubjectKind = never, Filter extends string = never>(
  setup: Setup<Kind, Filter>,
) => {
  const { api, path, sorts, sorted, filters = {} as Record<Filter, readonly string[]> } = setup;
  return {
    ...setup,
    params: recordParams(sorts, sorted, filters),
    listPath: (view: ListView<ListName | Filter>) => `${api}?${viewQuery(view)}`,
    recordPath: (id: number | string) => `${api}/${encodeURIComponent(id)}`,
    create: `${path}/new`,
    edit: (id: number | string) => `${path}/${id}/edit`,
  };
};

export type RecordSetup<Kind extends SubjectKind = SubjectKind, Filter extends string = string> = ReturnType<
  typeof recordSetup<Kind, Filter>
>;

/** For toasts, which begin with it. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
