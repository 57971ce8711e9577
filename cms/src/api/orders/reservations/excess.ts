import { centsInWords } from '@stoa/contract';

/** What an order holds before it's paid, or several together. The value in cents. */
export interface Reserved {
  items: number;
  value: number;
}

/** Null: as much as there is. */
type Limit = { [Of in keyof Reserved]: number | null };

export interface ReservationLimits {
  perOrder: Limit;
  perCustomer: Limit;
}

export interface Excess {
  of: keyof ReservationLimits;
  unit: keyof Reserved;
  most: number;
}

const beyond = (of: Excess['of'], { items, value }: Reserved, most: Limit): Excess | null => {
  if (most.items !== null && items > most.items) return { of, unit: 'items', most: most.items };
  // Nobody could buy a single item that costs more.
  if (most.value !== null && value > most.value && items > 1) return { of, unit: 'value', most: most.value };
  return null;
};

/** What a new order would exceed. `held`: what others of the same customer hold, by each thing that tells who that is. */
export const excessOf = (
  order: Reserved,
  held: readonly Reserved[],
  { perOrder, perCustomer }: ReservationLimits,
): Excess | null =>
  beyond('perOrder', order, perOrder) ??
  held
    .map(({ items, value }) =>
      beyond('perCustomer', { items: order.items + items, value: order.value + value }, perCustomer),
    )
    .find((excess) => excess !== null) ??
  null;

/** For shoppers: what the limit is, and what to do. */
export const excessInWords = ({ of, unit, most }: Excess): string => {
  const amount =
    unit === 'items' ? `at most ${most.toLocaleString('en-US')} items` : `items for at most ${centsInWords(most)}`;
  const less = unit === 'items' ? 'fewer' : 'less';
  return of === 'perOrder'
    ? `You can order ${amount} at once. Order ${less}, or contact us`
    : `Unpaid orders from you or your network can hold ${amount} together. Pay or cancel those first, order ${less}, or contact us`;
};
