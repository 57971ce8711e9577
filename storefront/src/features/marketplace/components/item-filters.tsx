import { ITEM_STATUS_NAMES, ITEM_STATUSES, type MarketplaceTerm } from '@stoa/contract';
import { Button, FilterSelect, formatCount, HiddenValues, type ListControls } from '@stoa/web-kit';
import { useItemCategories, useItemTags } from '../api';
import type { ItemParam } from '../domain/item-params';
import styles from './item-filters.module.css';
import { PriceField } from './price-field';

const statuses = [
  { value: '', label: 'All Status' },
  ...ITEM_STATUSES.map((status) => ({ value: status, label: ITEM_STATUS_NAMES[status] })),
];
const sorts = [
  { value: 'createdAt', label: 'Latest' },
  { value: 'price', label: 'Price' },
  { value: 'title', label: 'Title' },
];
const orders = [
  { value: 'desc', label: 'Descending' },
  { value: 'asc', label: 'Ascending' },
];

export function ItemFilters({ view }: { view: ListControls<ItemParam> }) {
  const { values, change, changeTyped } = view;
  const categories = useItemCategories();
  const tags = useItemTags();
  const crossed = values.minPrice !== '' && values.maxPrice !== '' && Number(values.minPrice) > Number(values.maxPrice);
  return (
    <form className={styles.filters}>
      <HiddenValues values={{ search: values.search }} />
      <TermSelect
        label="Category"
        name="category"
        all="All Categories"
        none="No categories available"
        failure="Failed to load categories"
        terms={categories}
        value={values.category}
        onChange={(category) => change({ category })}
      />
      <TermSelect
        label="Tag"
        name="tag"
        all="All Tags"
        none="No tags available"
        failure="Failed to load tags"
        terms={tags}
        value={values.tag}
        onChange={(tag) => change({ tag })}
      />
      <FilterSelect
        label="Status"
        name="status"
        value={values.status}
        choices={statuses}
        onChange={(status) => change({ status })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need its own reset */}
      <div className={styles.prices} role="group" aria-label="Price range">
        <PriceField
          label="Min price"
          name="minPrice"
          value={values.minPrice}
          onChange={(minPrice) => changeTyped({ minPrice })}
        />
        <PriceField
          label="Max price"
          name="maxPrice"
          value={values.maxPrice}
          problem={crossed ? 'Max price can’t be below min price' : undefined}
          onChange={(maxPrice) => changeTyped({ maxPrice })}
        />
      </div>
      <FilterSelect
        label="Sort by"
        name="sortBy"
        value={values.sortBy}
        choices={sorts}
        onChange={(sortBy) => change({ sortBy })}
      />
      <FilterSelect
        label="Order"
        name="order"
        value={values.order}
        choices={orders}
        onChange={(order) => change({ order })}
      />
      <noscript>
        <Button type="submit" variant="contained">
          Apply filters
        </Button>
      </noscript>
    </form>
  );
}

type TermSelectProps = {
  label: string;
  name: string;
  all: string;
  none: string;
  failure: string;
  terms: { data?: MarketplaceTerm[]; error?: unknown };
  value: string;
  onChange: (slug: string) => void;
};

function TermSelect({ label, name, all, none, failure, terms, value, onChange }: TermSelectProps) {
  const { data, error } = terms;
  const note = data ? (data.length === 0 ? none : undefined) : error ? failure : undefined;
  const choices = (data ?? []).map(({ name, slug, _count }) => ({
    value: slug,
    label: `${name} (${formatCount(_count.marketplaceItems)})`,
  }));
  return (
    <FilterSelect
      label={label}
      name={name}
      value={value}
      choices={[{ value: '', label: all }, ...choices]}
      note={note}
      onChange={onChange}
    />
  );
}
