import { badRequest } from '../http/problem';
import type { Column } from './columns';

export interface Header {
  /** The column that each cell of a row belongs to; null for those that are not imported. */
  names: (string | null)[];
  unknown: string[];
  readOnly: string[];
}

const KEYS = ['id', 'slug'];

/** `Discount price`, `discount_price` and `discountPrice` are one name. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

export const readHeader = (cells: string[], columns: readonly Column[]): Header => {
  const found = cells.map((cell) => columns.find(({ name }) => plain(name) === plain(cell)));
  const names = found.map((column) => (column && (column.field || column.name === 'id') ? column.name : null));
  const twice = names.find((name, index) => name !== null && names.indexOf(name) !== index);
  if (twice) throw badRequest(`The column ${twice} appears twice in the header`);
  if (!names.some((name) => name !== null && KEYS.includes(name))) {
    const known = columns.filter(({ field, name }) => field || name === 'id').map(({ name }) => name);
    throw badRequest(
      `The first row must name the columns, with id or slug among them, by which a row finds its record. Known columns: ${known.join(', ')}`,
    );
  }
  return {
    names,
    unknown: cells.filter((cell, index) => cell !== '' && !found[index]),
    readOnly: found.flatMap((column) => (column && !column.field && column.name !== 'id' ? [column.name] : [])),
  };
};
