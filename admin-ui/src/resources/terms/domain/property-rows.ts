import type { Property, PropertyKind } from '@stoa/contract';

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
}

export interface ChoiceRow {
  key: number;
  slug: string;
  name: string;
}

export type PropertyValues = { properties: PropertyRow[] };

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
});

export const toPropertyRows = (properties: Property[]): PropertyRow[] =>
  properties.map(({ unit, choices, ...property }, place) => ({
    ...property,
    key: place + 1,
    unit: unit ?? '',
    choices: choices.map((choice, at) => ({ ...choice, key: at + 1 })),
  }));

/** Without what the kind has no use for, which the form keeps in case the kind is changed back. */
export const toPropertiesInput = ({ properties }: PropertyValues) => ({
  properties: properties.map(({ id, slug, name, kind, unit, facet, choices }) => ({
    ...(id === null ? {} : { id, slug }),
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
