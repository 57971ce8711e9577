import type { Facet } from '@stoa/contract';
import { formatCount } from '@stoa/contract';
import { classes, type ListControls, listed, MOST_TEXTS, text } from '@stoa/web-kit';
import type { ItemParam } from '../../domain/item-params';
import { rangeOf, typedNumber, withRange } from '../../domain/property-filters';
import { Checklist, TooMany } from './checklist';
import styles from './facet-filters.module.css';
import { RangeField } from './range-field';

type FacetFiltersProps = { view: ListControls<ItemParam>; facets: Facet[] };

/** By the properties of the items in the list. */
export const FacetFilters = ({ view, facets }: FacetFiltersProps) =>
  facets.map((facet) =>
    facet.kind === 'NUMBER' ? (
      <Numbers key={facet.slug} view={view} facet={facet} />
    ) : (
      <Checklist
        key={facet.slug}
        label={facet.name}
        none="Any"
        name="props"
        choices={facet.values.map(({ value, text: name, count }) => ({
          value: `${facet.slug}:${value}`,
          name,
          counted: `${name} (${formatCount(count)})`,
          isEmpty: count === 0,
        }))}
        chosen={listed(view.values.props)}
        onToggle={(value) => view.toggle('props', value)}
      />
    ),
  );

function Numbers({ view, facet }: { view: ListControls<ItemParam>; facet: Facet }) {
  const { slug, name, unit, bounds } = facet;
  const { min, max } = rangeOf(view.values.props, slug);
  const disabled = min === null && max === null && listed(view.values.props).length >= MOST_TEXTS;
  const change = (end: 'min' | 'max') => (typed: string) =>
    view.changeTyped(({ props }) => ({
      props: withRange(props, slug, { [end]: typed === '' ? null : Number(typed) }),
    }));
  const field = { name: 'props', disabled, clean: typedNumber, hint: 'Enter a number, such as 25' };
  return (
    <fieldset className={styles.numbers}>
      <legend className={classes(text.body2, styles.name)}>
        {name}
        {unit && ` (${unit})`}
      </legend>
      <input type="hidden" name="props" value={`${slug}:`} />
      <RangeField
        {...field}
        label="From"
        value={String(min ?? '')}
        placeholder={bounds ? formatCount(bounds.min) : undefined}
        onChange={change('min')}
      />
      <input type="hidden" name="props" value=".." />
      <RangeField
        {...field}
        label="To"
        value={String(max ?? '')}
        placeholder={bounds ? formatCount(bounds.max) : undefined}
        problem={min !== null && max !== null && min > max ? '“To” can’t be below “From”' : undefined}
        onChange={change('max')}
      />
      {disabled && <TooMany />}
    </fieldset>
  );
}
