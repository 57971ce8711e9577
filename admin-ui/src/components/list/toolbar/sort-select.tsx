import { SORT_ORDERS, type SortOrder } from '@stoa/contract';
import { FilterSelect } from '@stoa/web-kit';
import type { Identified, RecordColumn } from '../columns/record-column';
import type { Sorting } from '../grid/record-grid';

type SortSelectProps<Row extends Identified> = { columns: readonly RecordColumn<Row>[]; sorting: Sorting };

export function SortSelect<Row extends Identified>({ columns, sorting }: SortSelectProps<Row>) {
  return (
    <FilterSelect
      label="Sort by"
      value={`${sorting.sortBy} ${sorting.order}`}
      choices={columns.flatMap(({ field, sorts }) =>
        sorts ? SORT_ORDERS.map((order) => ({ value: `${field} ${order}`, label: sorts[order] })) : [],
      )}
      onChange={(chosen) => {
        const [sortBy = '', order] = chosen.split(' ');
        sorting.onSort(sortBy, order as SortOrder);
      }}
    />
  );
}
