/** What an order reserves before it's paid, or several together, of what is counted in stock. The value in cents. */
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

const isBeyond = ({ items, value }: Reserved, most: Limit): boolean =>
  (most.items !== null && items > most.items) ||
  // A single item can have any price.
  (most.value !== null && value > most.value && items > 1);

/** Whether a new order exceeds the limits. `reserved`: what others of the same customer reserve, by each thing that tells who that is. */
export const exceeds = (
  order: Reserved,
  reserved: readonly Reserved[],
  { perOrder, perCustomer }: ReservationLimits,
): boolean =>
  isBeyond(order, perOrder) ||
  reserved.some(({ items, value }) =>
    isBeyond({ items: order.items + items, value: order.value + value }, perCustomer),
  );
