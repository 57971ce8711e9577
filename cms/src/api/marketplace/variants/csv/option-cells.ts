import { type ItemOption, MAX_OPTIONS } from '@stoa/contract';
import type { Cells } from '../../../../csv/cells/columns';
import { joinList, splitList } from '../../../../csv/cells/list-cell';

type Value = ItemOption['values'][number];

export const PLACES = Array.from({ length: MAX_OPTIONS }, (_, index) => index + 1);

export const nameOf = (cells: Cells, place: number): string => cells[`option${place}Name`]?.trim() ?? '';

export const hasNamedOptions = (cells: Cells): boolean => PLACES.some((place) => nameOf(cells, place) !== '');

/** In the cell of an option's name: the item will have none. An empty cell says nothing. */
const NO_OPTIONS = /^\s*no options\s*$/i;

export const saysNoOptions = (lines: Cells[]): boolean =>
  NO_OPTIONS.test(lines[0]?.option1Name ?? '') && lines.every((line) => valuesOf(line).length === 0);

/** The values of a variant, in the order of its item's options. */
export const valuesOf = (cells: Cells): string[] => {
  const values = PLACES.map((place) => cells[`option${place}`]?.trim() ?? '');
  return values.slice(0, values.findLastIndex((value) => value !== '') + 1);
};

/** After a space, its color. A name that looks as if it ended in one gets a `#`. */
const COLORED = /^(.*) #([0-9a-f]{6})?$/is;

const inEntry = ({ name, color }: Value): string => {
  if (color) return `${name} ${color}`;
  return COLORED.test(name) ? `${name} #` : name;
};

const inValue = (entry: string): Value => {
  const [, name, color] = COLORED.exec(entry) ?? [];
  return name === undefined ? { name: entry, color: null } : { name, color: color ? `#${color}` : null };
};

export const optionCells = (options: ItemOption[]): Cells => {
  const cells: Cells = {};
  for (const place of PLACES) {
    const option = options[place - 1];
    cells[`option${place}Name`] = option?.name ?? '';
    cells[`option${place}Values`] = option ? joinList(option.values.map(inEntry)) : '';
  }
  return cells;
};

/** Values that aren’t listed are taken from the stored option of the same name, and then from the lines. */
export const optionsIn = (cells: Cells, lines: Cells[], stored: Cells): ItemOption[] =>
  PLACES.filter((place) => nameOf(cells, place) !== '').map((place) => {
    const name = nameOf(cells, place);
    const kept = nameOf(stored, place) === name ? stored[`option${place}Values`] : undefined;
    const listed = splitList(cells[`option${place}Values`] || kept || '').map(inValue);
    const used = new Set(lines.map((line) => line[`option${place}`]?.trim() ?? ''));
    const others = [...used].filter((value) => value !== '' && !listed.some((known) => known.name === value));
    return { name, values: [...listed, ...others.map((value) => ({ name: value, color: null }))] };
  });
