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
  /** The values of each filter, or how it is read. */
  filters?: Record<Filter, readonly string[] | ListParam>;
}

/** What the first load knows of a kind of record: its names, addresses, and the parameters of its list. */
export const recordSetup = <Kind extends SubjectKind = never, Filter extends string = never>(
  setup: Setup<Kind, Filter>,
) => {
  const { api, path, sorts, sorted, filters = {} } = setup;
  const [by, order] = sorted;
  const filterParams = Object.entries<readonly string[] | ListParam>(filters).map(([name, values]) => [
    name,
    'accepts' in values ? values : aChoice(values),
  ]);
  const params: ListParams<ListName | Filter> = {
    search: anyText(),
    ...(Object.fromEntries(filterParams) as Record<Filter, ListParam>),
    sortBy: aChoice(sorts, by),
    order: aChoice(SORT_ORDERS, order),
    limit: pageSize,
  };
  return {
    ...setup,
    params,
    listPath: (view: ListView<ListName | Filter>) => `${api}?${viewQuery(view)}`,
    recordPath: (id: number | string) => `${api}/${encodeURIComponent(id)}`,
    create: `${path}/new`,
    edit: (id: number | string) => `${path}/${id}/edit`,
  };
};

export type RecordSetup<Kind extends SubjectKind = SubjectKind, Filter extends string = string> = ReturnType<
  typeof recordSetup<Kind, Filter>
>;
