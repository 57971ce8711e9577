import { orderName as nameOf, type OrderNumbering, orderReference as referenceOf } from '@stoa/contract';

let numbering: readonly OrderNumbering[] = [];

/** The panel knows it before it shows anything. */
export const setOrderNumbering = (ranges: readonly OrderNumbering[]): void => {
  numbering = ranges;
};

/** In sentences: #1001, or BR-5001. */
export const orderName = (number: number | string): string => nameOf(Number(number), numbering);

/** Where it's asked for: 1001, or BR-5001. */
export const orderReference = (number: number): string => referenceOf(number, numbering);
