import { randomUUID } from 'node:crypto';
import { type Item, orderPaths, type PlacedOrder } from '@stoa/contract';
import { mailsTo } from '../mail/mails';
import type { Client } from '../shop/client';
import { eventually } from '../shop/eventually';
import type { Shop } from '../shop/shop';
import { lineOf, type Selling } from './orders';

/** What a new shop begins with. */
export const BEGINNINGS = {
  reservedItemsPerOrder: 50,
  reservedValuePerOrder: 5_000,
  reservedItemsPerCustomer: 100,
  reservedValuePerCustomer: 10_000,
};

/** The codes that confirm an address at checkout, oldest first. */
export const codesTo = async (shop: Shop, email: string): Promise<string[]> => {
  const mails = await mailsTo(shop, email, 'Your Stoa confirmation code');
  return mails.map(({ text }) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? '');
};

export const nextCode = (shop: Shop, email: string, count = 1): Promise<string> =>
  eventually(async () => {
    const codes = await codesTo(shop, email);
    if (codes.length !== count) throw new Error(`${email} got ${codes.length} codes, not ${count}`);
    return codes.at(-1) ?? '';
  });

/** Somebody else each time, and somewhere else, in a shop that trusts one proxy. */
export const buyersOf = (shop: Selling) => {
  let networks = 0;
  let people = 0;
  const somebody = () => {
    people += 1;
    return `buyer-${people}@example.com`;
  };
  return {
    somebody,
    /** Whose network nobody else is in. */
    elsewhere(client: Client = shop.shop.visitor()): Client {
      networks += 1;
      client.headers['x-forwarded-for'] = `203.0.113.${networks}`;
      return client;
    },
    cartOf: (item: Item, quantity: number, more: object = {}) => ({
      key: randomUUID() as string,
      email: somebody(),
      lines: [lineOf(item, quantity)],
      ...more,
    }),
    nextCode: (email: string, count = 1) => nextCode(shop.shop, email, count),
    /** Refused, with a code on its way. */
    async refused(cart: { key: string }, client: Client) {
      const { status, error, sent } = await shop.placed(cart, client);
      expect([status, error?.details]).toMatchObject([409, { reason: 'CONFIRM_EMAIL' }]);
      return sent;
    },
    send: (client: Client, order: object, emailCode: string) =>
      client.post<PlacedOrder>(orderPaths.checkout.orders, { ...order, emailCode }),
  };
};

export type Buyers = ReturnType<typeof buyersOf>;
