import { ITEM_STATUS_NAMES, ITEM_STATUSES, type ItemStatus } from '@stoa/contract';
import { Button, FilterSelect, HiddenValues, type ListControls, LoadError, listed } from '@stoa/web-kit';
import { useFacets, useItemCategories } from '../../api';
import { type ItemParam, type ItemView, inCategory } from '../../domain/item-params';
import { facetsFor } from '../../domain/property-filters';
import { formatTermsNote, formatTermWithCount } from '../../domain/term-texts';
import { Check } from './check';
import { FacetFilters } from './facet-filters';
import styles from './item-filters.module.css';
import { PriceField } from './price-field';
import { TagFilter } from './tag-filter';

const statuses = [
  { value: '', label: 'All Status' },
  ...ITEM_STATUSES.map((status) => ({ value: status, label: ITEM_STATUS_NAMES[status] })),
];

const IN_STOCK: ItemStatus = 'AVAILABLE';

type ItemFiltersProps = {
  view: ListControls<ItemParam>;
  /** Of whose page it is. */
  category: string | undefined;
  /** Of its form, which the sort order belongs to. */
  id?: string;
};

export function ItemFilters({ view, category, id }: ItemFiltersProps) {
  const { values, change, changeTyped, toggle } = view;
  const filters = inCategory(view, category).values;
  const price = useFacets(filters).data?.price;
  const crossed = values.minPrice !== '' && values.maxPrice !== '' && Number(values.minPrice) > Number(values.maxPrice);
  return (
    <form id={id} className={styles.filters}>
      <HiddenValues values={{ search: values.search }} />
      {category === undefined && (
        // What is chosen of one category's properties would leave nothing of another.
        <CategorySelect value={values.category} onChange={(chosen) => change({ category: chosen, props: '' })} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need its own reset */}
      <div className={styles.prices} role="group" aria-label="Price range">
        <PriceField
          label="Min price"
          name="minPrice"
          bound={price?.min}
          value={values.minPrice}
          onChange={(minPrice) => changeTyped({ minPrice })}
        />
        <PriceField
          label="Max price"
          name="maxPrice"
          bound={price?.max}
          value={values.maxPrice}
          problem={crossed ? 'Max price can’t be below min price' : undefined}
          onChange={(maxPrice) => changeTyped({ maxPrice })}
        />
      </div>
      <FilterSelect
        label="Status"
        name="status"
        value={values.status}
        choices={statuses}
        onChange={(status) => change({ status })}
      />
      <Check
        className={styles.inStock}
        checked={values.status === IN_STOCK}
        onToggle={() => change({ status: values.status === IN_STOCK ? '' : IN_STOCK })}
      >
        In stock only
      </Check>
      <Properties key={filters.category} view={view} filters={filters} />
      <TagFilter chosen={listed(values.tag)} onToggle={(slug) => toggle('tag', slug)} />
      <noscript>
        <Button type="submit" variant="contained">
          Apply filters
        </Button>
      </noscript>
    </form>
  );
}

type PropertiesProps = { view: ListControls<ItemParam>; filters: ItemView['values'] };

/** Those of another category come after it was selected, so only tags are below them. */
function Properties({ view, filters }: PropertiesProps) {
  const { data, error, mutate } = useFacets(filters);
  return (
    <>
      {error && (filters.category || filters.props) && (
        <LoadError onRetry={() => void mutate()}>Failed to load filters</LoadError>
      )}
      {data ? (
        <FacetFilters view={view} facets={facetsFor(data.facets, filters)} />
      ) : (
        <HiddenValues values={{ props: view.values.props }} />
      )}
    </>
  );
}

type CategorySelectProps = { value: string; onChange: (slug: string) => void };

function CategorySelect({ value, onChange }: CategorySelectProps) {
  const { data, error } = useItemCategories();
  const choices = (data ?? []).map((category) => ({ value: category.slug, label: formatTermWithCount(category) }));
  return (
    <FilterSelect
      label="Category"
      name="category"
      value={value}
      choices={[{ value: '', label: 'All Categories' }, ...choices]}
      note={formatTermsNote({ data, error }, 'categories')}
      onChange={onChange}
    />
  );
}
