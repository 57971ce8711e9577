import { FilterSelect, type ListControls } from '@stoa/web-kit';
import type { ItemParam } from '../../domain/item-params';
import { FILTERS_FORM } from './filters-form';
import styles from './item-sort.module.css';

const sorts = [
  { value: 'createdAt', label: 'Latest' },
  { value: 'price', label: 'Price' },
  { value: 'title', label: 'Title' },
];
const orders = [
  { value: 'desc', label: 'Descending' },
  { value: 'asc', label: 'Ascending' },
];

/** Beside the filters' form. Without scripts, it's sent with that. */
export const ItemSort = ({ view: { values, change } }: { view: ListControls<ItemParam> }) => (
  <div className={styles.sort}>
    <FilterSelect
      label="Sort by"
      name="sortBy"
      form={FILTERS_FORM}
      value={values.sortBy}
      choices={sorts}
      onChange={(sortBy) => change({ sortBy })}
    />
    <FilterSelect
      label="Order"
      name="order"
      form={FILTERS_FORM}
      value={values.order}
      choices={orders}
      onChange={(order) => change({ order })}
    />
  </div>
);
