import { randomUUID } from 'node:crypto';
import {
  adminPaths,
  fromCents,
  type LinkedOrder,
  type ManualQuote,
  type OrderDetail,
  orderPaths,
  type PayLink,
  paidFor,
  toCents,
} from '@stoa/contract';
import type { Client } from '../shop/client';
import type { PayPalShop } from './paypal';

interface Swapped {
  /** How many of which of its lines, by their place. Of the first, one, unless said otherwise. */
  removed?: { place: number; quantity: number }[];
  lines: object[];
  discount?: object | null;
}

/** What swaps lines of an order, with the amounts that the panel shows for it. */
export const swapOf = async (
  admin: Client,
  order: OrderDetail,
  { removed = [{ place: 0, quantity: 1 }], lines, discount = null }: Swapped,
) => {
  const { shippingMethodName: name, pickUp, address, updatedAt, taxIncluded, refundable } = order;
  const { data } = await admin.post<ManualQuote>(adminPaths.orderQuote, {
    lines,
    discount,
    shipping: name === null ? null : { shippingMethodId: null, name, price: 0 },
    address: pickUp ? null : address,
  });
  const picked = removed.flatMap(({ place, quantity }) => {
    const line = order.lines[place];
    return line ? [{ line, quantity }] : [];
  });
  const paid = picked.reduce((sum, { line, quantity }) => sum + paidFor(line, quantity, taxIncluded), 0);
  return {
    key: randomUUID(),
    updatedAt,
    removed: picked.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
    removedTotal: fromCents(Math.min(paid, toCents(refundable))),
    lines,
    discount,
    total: data?.total ?? 0,
  };
};

/** Orders that lines of others are swapped for. */
export const openSwaps = (shop: PayPalShop) => {
  const { admin, own, orderDetail } = shop;

  const send = async (number: number, swapped: Swapped, more: object = {}) => {
    const body = { ...(await swapOf(admin, await orderDetail(number), swapped)), ...more };
    return admin.post<OrderDetail>(adminPaths.changeOrder(number, 'swap'), body);
  };

  return {
    send,
    /** The order that it’s swapped for, and its customer’s key. */
    async swap(number: number, swapped: Swapped) {
      const { status, data, text } = await send(number, swapped);
      if (status !== 200) throw new Error(text);
      const next = data.refunds.findLast(({ swappedTo }) => swappedTo !== null)?.swappedTo ?? 0;
      const [row] = await own.database.query<{ key: string }>(
        'SELECT checkout_key AS key FROM orders WHERE number = $1',
        [next],
      );
      return { number: next, key: row?.key ?? '', detail: await orderDetail(next) };
    },
    /** Its customer comes by the link, and pays at PayPal. */
    async payByLink(number: number) {
      const { data } = await admin.post<PayLink>(adminPaths.changeOrder(number, 'pay-link'));
      const token = new URL(data.url).searchParams.get('token') ?? '';
      const linked = (await own.visitor().get<LinkedOrder>(orderPaths.orders.byLink(token))).data;
      const key = linked.checkoutKey ?? '';
      await own.visitor().post(orderPaths.checkout.paymentMethod(key), { paymentMethod: 'paypal' });
      const paypalId = await shop.payFor({ key });
      await shop.approve({ paypalId });
      return { outcome: await shop.settle({ key }), paypalId, linked };
    },
  };
};
