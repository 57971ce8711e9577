import {
  CURRENCY,
  type CustomerFulfillment,
  carrierOf,
  type FollowedLine,
  fromCents,
  isUnpaid,
  type LineSoFar,
  type Order,
  type OrderLine,
  type PlacedOrder,
  scheduleOf,
} from '@stoa/contract';
import { imageAddress } from '../../../images/storage/addresses';
import type { OrderLineRow, OrderRow } from './order-row';

const toLine = (line: OrderLineRow): OrderLine => ({
  id: line.id,
  itemId: line.itemId,
  variantId: line.variantId,
  title: line.title,
  choice: line.choice,
  slug: line.slug,
  imageUrl: imageAddress(line.imageUrl),
  sku: line.sku,
  unitPrice: fromCents(line.unitPrice),
  quantity: line.quantity,
  total: fromCents(line.total),
  discount: fromCents(line.discount),
  tax: fromCents(line.tax),
  needsShipping: line.needsShipping,
  schedule: scheduleOf(line),
});

export const toFollowedLine = (
  line: OrderLineRow & LineSoFar & Pick<FollowedLine, 'swappedQuantity' | 'setAsideQuantity'>,
): FollowedLine => ({
  ...toLine(line),
  fulfilledQuantity: line.fulfilledQuantity,
  refundedQuantity: line.refundedQuantity,
  swappedQuantity: line.swappedQuantity,
  setAsideQuantity: line.setAsideQuantity,
  returnedQuantity: line.returnedQuantity,
  requestedQuantity: line.requestedQuantity,
});

export const toParcel = ({
  id,
  lines,
  trackingNumber,
  trackingUrl,
  madeAt,
}: CustomerFulfillment): CustomerFulfillment => ({
  id,
  lines,
  trackingNumber,
  // The link that was entered, or its carrier's.
  trackingUrl: trackingUrl ?? (trackingNumber && carrierOf(trackingNumber)?.trackingUrl) ?? null,
  madeAt: new Date(madeAt).toISOString(),
});

/** What is shown of it, to its customer and to administrators. */
export const toOrder = (row: OrderRow): Order => ({
  number: row.number,
  state: row.state,
  fulfillmentStatus: row.fulfillmentStatus,
  email: row.email,
  name: row.name,
  note: row.note,
  madeByShop: row.madeBy !== null,
  currency: CURRENCY,
  lines: row.lines.map(toLine),
  subtotal: fromCents(row.subtotal),
  discount: fromCents(row.discount),
  discountCode: row.discountCode,
  discountLabel: row.discountLabel,
  shipping: fromCents(row.shipping),
  shippingMethodName: row.shippingMethodName,
  shippingMethodNote: row.shippingMethodNote,
  arrival: row.arrivesFrom && row.arrivesTo ? { from: row.arrivesFrom, to: row.arrivesTo } : null,
  pickUp: row.pickUp,
  pickUpAddress: row.pickUpAddress,
  pickUpHours: row.pickUpHours,
  address: row.address,
  taxes: row.taxes.map(({ amount, ...rate }) => ({ ...rate, amount: fromCents(amount) })),
  taxIncluded: row.taxIncluded,
  total: fromCents(row.total),
  giftCard: row.giftCardEnding === null ? null : { ending: row.giftCardEnding, amount: fromCents(row.giftCardAmount) },
  swap: row.swap && { ...row.swap, amount: fromCents(row.swap.amount) },
  due: fromCents(row.due),
  refunded: fromCents(row.refunded),
  swappedTo: row.swappedTo.map(({ number, amount }) => ({ number, amount: fromCents(amount) })),
  isSwapped: row.isSwapped,
  paymentMethod: row.paymentMethod,
  paymentMethodName: row.paymentMethodName,
  isTest: row.isTest,
  instructions: row.instructions,
  placedAt: row.placedAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  canceledAt: row.canceledAt?.toISOString() ?? null,
  reservedUntil: row.reservedUntil?.toISOString() ?? null,
  fulfillments: row.fulfillments.map(toParcel),
});

/** For whoever has a link or a key, which can come into other hands: only its account and administrators see the number. */
export const withoutPhone = (order: Order): Order => ({
  ...order,
  address: order.address && { ...order.address, phone: null },
});

const DAY_MS = 24 * 60 * 60_000;

/** A link to an unpaid order gives its key away, and nothing takes that back: soon, it doesn’t say whose order it is. */
export const showsCustomer = ({ state, placedAt, linksRevokedAt }: OrderRow): boolean =>
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
  const order = { ...withoutPhone(toOrder(row)), ...payment, isGuest: row.userId === null };
  if (showsCustomer(row)) return order;
  return { ...order, ...NO_CUSTOMER, fulfillments: order.fulfillments.map(withoutTracking) };
};
