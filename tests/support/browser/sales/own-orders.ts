import { randomUUID } from 'node:crypto';
import { type FullItem, orderPaths, type PlacedOrder, type Quote } from '@stoa/contract';
import type { Client } from '../../shop/client';

/** Picked up and paid by transfer. */
export const placeOrder = async (
  client: Client,
  email: string,
  ...lines: [item: FullItem, quantity: number][]
): Promise<PlacedOrder> => {
  const cart = { lines: lines.map(([{ id }, quantity]) => ({ itemId: id, quantity })) };
  const { shippingMethodId, total } = (await client.post<Quote>(orderPaths.checkout.quote, { ...cart, pickUp: true }))
    .data;
  const order = {
    ...cart,
    key: randomUUID(),
    email,
    name: 'Clara Customer',
    shippingMethodId,
    paymentMethod: 'transfer',
    total,
  };
  const { status, data, text } = await client.post<PlacedOrder>(orderPaths.checkout.orders, order);
  if (status !== 201) throw new Error(`order: ${text}`);
  return data;
};
