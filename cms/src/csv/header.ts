import { badRequest } from '../http/problem';
import type { Column } from './cells/columns';

export interface Header {
  /** The column of each cell in a row; null for columns that aren't imported. */
  names: (string | null)[];
  unknown: string[];
  readOnly: string[];
}

const KEYS = ['id', 'slug'];

/** `Discount price`, `discount_price`, and `discountPrice` are the same name. */
const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

export const readHeader = (cells: string[], columns: readonly Column[]): Header => {
  const found = cells.map((cell) => columns.find(({ name }) => plain(name) === plain(cell)));
  const names = found.map((column) => (column && (column.field || column.name === 'id') ? column.name : null));
  const twice = names.find((name, index) => name !== null && names.indexOf(name) !== index);
  if (twice) throw badRequest(`The header contains the column ${twice} twice`);
  if (!names.some((name) => name !== null && KEYS.includes(name))) {
    const settable = columns.filter(({ field, name }) => field || name === 'id').map(({ name }) => name);
    throw badRequest(
      `The first row must contain column names, including id or slug to match rows to records. Available columns: ${settable.join(', ')}`,
    );
  }
  return {
    names,
    unknown: cells.filter((cell, index) => cell !== '' && !found[index]),
    readOnly: found.flatMap((column) => (column && !column.field && column.name !== 'id' ? [column.name] : [])),
  };
};
