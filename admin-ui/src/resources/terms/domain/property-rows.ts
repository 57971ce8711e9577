import { type MarketplaceCategory, PROPERTY_KIND_NAMES, type Property, type PropertyKind } from '@stoa/contract';
import type { FieldTable } from '../../../components/form/field-table';
import { nextKey, withKeys } from '../../../components/form/row-keys';
import { same } from '../../../components/form/saving/compare-versions';

/** A property as the form holds it. Rows keep their key while they are moved and typed in. */
export interface PropertyRow {
  key: number;
  /** Null until it's saved. */
  id: number | null;
  slug: string;
  name: string;
  kind: PropertyKind;
  unit: string;
  facet: boolean;
  choices: ChoiceRow[];
  /** How many items have a value. */
  items: number;
}

export interface ChoiceRow {
  key: number;
  slug: string;
  name: string;
}

export type PropertyValues = {
  properties: PropertyRow[];
  /** The version the form was opened with. */
  updatedAt: string;
};

export const newChoice = (choices: ChoiceRow[]): ChoiceRow => ({ key: nextKey(choices), slug: '', name: '' });

export const newProperty = (rows: PropertyRow[]): PropertyRow => ({
  key: nextKey(rows),
  id: null,
  slug: '',
  name: '',
  kind: 'CHOICE',
  unit: '',
  facet: true,
  choices: [newChoice([])],
  items: 0,
});

export const toPropertyRows = (properties: Property[], before?: PropertyRow[]): PropertyRow[] =>
  withKeys(
    properties.map(({ unit, choices, items = 0, ...property }, place) => ({
      ...property,
      items,
      unit: unit ?? '',
      choices: withKeys(choices, before?.[place]?.choices),
    })),
    before,
  );

/** `before`: what the form holds, whose rows these are. */
export const toPropertyValues = (
  { properties, updatedAt }: MarketplaceCategory,
  before?: PropertyValues,
): PropertyValues => ({
  properties: toPropertyRows(properties, before?.properties),
  updatedAt,
});

/** Without what the kind has no use for, which the form keeps in case the kind is changed back. */
export const toPropertiesInput = ({ properties, updatedAt }: PropertyValues) => ({
  updatedAt,
  properties: properties.map(({ id, slug, name, kind, unit, facet, choices }) => ({
    ...(id !== null && { id }),
    ...(slug && { slug }),
    name,
    kind,
    unit: kind === 'NUMBER' ? unit : null,
    facet: kind !== 'TEXT' && facet,
    choices:
      kind === 'CHOICE'
        ? choices.map((choice) => ({ name: choice.name, ...(choice.slug && { slug: choice.slug }) }))
        : [],
  })),
});

/** My version with what others added, changed, and removed where I changed nothing. */
export const rebased = <Values extends PropertyValues>(mine: Values, opened: Values, theirs: Values): Values => {
  const rowIn = ({ properties }: PropertyValues, id: number | null) => properties.find((row) => row.id === id);
  const own = mine.properties.flatMap((row) => {
    if (row.id === null) return [row];
    const before = rowIn(opened, row.id);
    const now = rowIn(theirs, row.id);
    if (before && same({ ...row, key: 0 }, { ...before, key: 0 })) return now ?? [];
    return now ? [row] : [{ ...row, id: null }];
  });
  const added = theirs.properties.filter(({ id }) => !rowIn(opened, id));
  const rows = [...own, ...added].map(({ key: _, ...row }) => row);
  return { ...mine, properties: withKeys(rows, theirs.properties) };
};

const formatProperty = ({ name, kind, unit, choices }: PropertyRow): string =>
  [
    `${name} (${PROPERTY_KIND_NAMES[kind].toLowerCase()})`,
    (kind === 'CHOICE' && choices.map((choice) => choice.name).join(', ')) || (kind === 'NUMBER' && unit),
  ]
    .filter(Boolean)
    .join(': ');

export const propertiesTable: FieldTable<PropertyValues> = {
  properties: { label: 'Properties', format: (rows) => rows.map(formatProperty).join('\n') },
};
