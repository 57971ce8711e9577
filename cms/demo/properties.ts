import { categoryProperties, type PropertyInput, type PropertyValue } from '@stoa/contract';
import type { DemoItem } from './content';
import { randomFrom } from './random';

/** As they are stored, with slugs and all fields. */
export const propertiesOf = (properties: object[]): PropertyInput[] =>
  categoryProperties().validateSync(properties) ?? [];

/** Values for an item that is made like one of the demonstration shop. A choice is what the title says, if it says one. */
export function similarValues(
  properties: readonly PropertyInput[],
  like: DemoItem['properties'],
  title: string,
): DemoItem['properties'] {
  const random = randomFrom(`properties of ${title}`);
  const similar = ({ kind, choices = [] }: PropertyInput, value: PropertyValue): PropertyValue => {
    if (kind === 'NUMBER') return Math.max(1, Math.round(Number(value) * (0.6 + random() * 0.8)));
    if (kind === 'FLAG') return random() < 0.7 ? value : !value;
    return choices.find(({ name }) => title.split(' ').includes(name))?.slug ?? value;
  };
  return Object.fromEntries(
    properties.flatMap((property) => {
      const value = like[property.slug];
      return value === undefined ? [] : [[property.slug, similar(property, value)]];
    }),
  );
}
