import { type MarketplaceCategory, PROPERTY_KIND_NAMES, type Property, type PropertyKind } from '@stoa/contract';
import type { FieldTable } from '../../../components/form/field-table';
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

export const nextKey = (rows: readonly { key: number }[]): number => Math.max(0, ...rows.map(({ key }) => key)) + 1;

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

export const toPropertyRows = (properties: Property[]): PropertyRow[] =>
  properties.map(({ unit, choices, items = 0, ...property }, place) => ({
    ...property,
    items,
    key: place + 1,
    unit: unit ?? '',
    choices: choices.map((choice, at) => ({ ...choice, key: at + 1 })),
  }));

export const toPropertyValues = ({ properties, updatedAt }: MarketplaceCategory): PropertyValues => ({
  properties: toPropertyRows(properties),
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
export const rebased = (mine: PropertyValues, opened: PropertyValues, theirs: PropertyValues): PropertyValues => {
  const rowIn = ({ properties }: PropertyValues, id: number | null) => properties.find((row) => row.id === id);
  const own = mine.properties.flatMap((row) => {
    if (row.id === null) return [row];
    const before = rowIn(opened, row.id);
    const now = rowIn(theirs, row.id);
    if (before && same({ ...row, key: 0 }, { ...before, key: 0 })) return now ?? [];
    return now ? [row] : [{ ...row, id: null }];
  });
  const added = theirs.properties.filter(({ id }) => !rowIn(opened, id));
  return { ...mine, properties: [...own, ...added].map((row, place) => ({ ...row, key: place + 1 })) };
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
