/** From which number on orders are called by which prefix. */
export interface OrderNumbering {
  from: number;
  /** Empty: none. */
  prefix: string;
}

/** What comes before an order's number; empty if nothing does. The ranges begin with the lowest. */
const prefixOf = (number: number, numbering: readonly OrderNumbering[]): string =>
  numbering.findLast(({ from }) => from <= number)?.prefix ?? '';

/** As it's written where it's asked for: 1001, or BR-5001. */
export const orderReference = (number: number, numbering: readonly OrderNumbering[]): string =>
  `${prefixOf(number, numbering)}${number}`;

/** As it's written in sentences: #1001, or BR-5001. */
export const orderName = (number: number, numbering: readonly OrderNumbering[]): string =>
  `${prefixOf(number, numbering) ? '' : '#'}${orderReference(number, numbering)}`;

export interface TypedOrderNumber {
  /** Empty if none was typed. */
  prefix: string;
  number: number;
}

const LARGEST = 2_147_483_647;

/** What somebody typed to find an order: 1001, #1001, or BR-5001. Null: it can't be one. */
export const readOrderNumber = (typed: string): TypedOrderNumber | null => {
  const [, prefix = '', digits = ''] = /^#?\s*(|[\w-]*[A-Za-z-])(\d{1,10})$/.exec(typed.trim()) ?? [];
  const number = Number(digits);
  return digits !== '' && number <= LARGEST ? { prefix, number } : null;
};
