import { type CustomerFulfillment, isUnpaid, type Order, type PlacedOrder } from '@stoa/contract';
import { toOrder } from './order-fields';
import type { OrderRow } from './order-row';

/** For whoever has a link or a key, which can come into other hands: only its account and administrators see the number. */
export const withoutPhone = (order: Order): Order => ({
  ...order,
  address: order.address && { ...order.address, phone: null },
});

const DAY_MS = 24 * 60 * 60_000;

/** A link to an unpaid order gives its key away, and nothing takes that back: soon, it doesn’t say whose order it is. */
const showsCustomer = ({ state, placedAt, linksRevokedAt }: OrderRow): boolean =>
  linksRevokedAt === null && (isUnpaid(state) || Date.now() - placedAt.getTime() < DAY_MS);

const NO_CUSTOMER = { email: null, name: null, address: null, note: null };

const withoutTracking = (parcel: CustomerFulfillment): CustomerFulfillment => ({
  ...parcel,
  trackingNumber: null,
  trackingUrl: null,
});

/** For whoever has the key of the checkout. */
export const toPlacedOrder = (
  row: OrderRow,
  payment: Pick<PlacedOrder, 'provider' | 'paymentMethods'>,
): PlacedOrder => {
  const order = { ...withoutPhone(toOrder(row)), ...payment };
  if (showsCustomer(row)) return order;
  return { ...order, ...NO_CUSTOMER, fulfillments: order.fulfillments.map(withoutTracking) };
};
