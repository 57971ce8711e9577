import { FilterSelect, type ListControls } from '@stoa/web-kit';
import type { mediaParams } from '../../../components/media/api/get-media';

const SORTINGS = [
  { value: 'createdAt desc', label: 'Newest first' },
  { value: 'createdAt asc', label: 'Oldest first' },
  { value: 'name asc', label: 'Name, A to Z' },
  { value: 'size desc', label: 'Largest file first' },
  { value: 'size asc', label: 'Smallest file first' },
];

export function MediaSorting({ view: { values, change } }: { view: ListControls<keyof typeof mediaParams> }) {
  return (
    <FilterSelect
      label="Sort by"
      value={`${values.sortBy} ${values.order}`}
      choices={SORTINGS}
      onChange={(chosen) => {
        const [sortBy, order] = chosen.split(' ');
        change({ sortBy, order });
      }}
    />
  );
}
