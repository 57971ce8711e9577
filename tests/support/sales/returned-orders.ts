import { randomUUID } from 'node:crypto';
import {
  type OrderReturn,
  type OwnOrderDetail,
  orderPaths,
  type ReturnImage,
  type ReturnRequestInput,
} from '@stoa/contract';
import { sendForm, uploadForm } from '../media/uploads';
import type { Client } from '../shop/client';
import { type ManagedOrders, manageOrders } from './managed-orders';
import { lineOf, type Selling } from './orders';

const { ownReturns, withdrawOwn, cancelOwn, ownOne, returnImagesOf } = orderPaths.orders;

interface Bought {
  title?: string;
  quantity?: number;
  /** How many of them went out; all, unless it says otherwise. */
  sent?: number;
  price?: number;
  email?: string;
}

/** What customers and administrators do with returns, and how a shop lets them. */
export const openReturns = (shop: Selling) => {
  const orders: ManagedOrders = manageOrders(shop);
  const change = (number: number, kind: Parameters<ManagedOrders['change']>[1], body: object) =>
    orders.change(number, kind, body);

  return {
    ...orders,

    /** An order of a customer who is signed in, paid, and fulfilled as far as it says. */
    async fulfilled({ title = 'Lamp', quantity = 2, sent, price = 10, email = '' }: Bought = {}) {
      const customer = await shop.shop.customer();
      const item = await shop.item({ title, price, stock: 10 });
      const body = { lines: [lineOf(item, quantity)], shippingMethodId: shop.pickUp, address: null };
      const { number, lines } = await shop.order({ ...body, ...(email && { email }) }, customer);
      await change(number, 'mark-paid', { notifyCustomer: false });
      const lineId = lines[0]?.id ?? 0;
      const pieces = sent ?? quantity;
      if (pieces > 0) await change(number, 'fulfill', { lines: [{ lineId, quantity: pieces }], notifyCustomer: false });
      return { customer, item, number, lineId };
    },

    request: (client: Client, number: number, body: Partial<ReturnRequestInput>) =>
      client.post<OwnOrderDetail>(ownReturns(number), { key: randomUUID(), reason: 'DAMAGED', ...body }),
    withdraw: (client: Client, number: number, id: number) => client.post<OwnOrderDetail>(withdrawOwn(number, id)),
    cancel: (client: Client, number: number) => client.post<OwnOrderDetail>(cancelOwn(number)),
    own: async (client: Client, number: number) => (await client.get<OwnOrderDetail>(ownOne(number))).data,

    /** Of an order, one return: the newest. */
    async newest(number: number): Promise<OrderReturn> {
      const [newest] = (await orders.orderDetail(number)).returns;
      if (!newest) throw new Error(`Order ${number} has no return`);
      return newest;
    },

    async answer(
      number: number,
      kind: 'accept-return' | 'decline-return' | 'receive-return' | 'refund-return',
      body: object = {},
    ) {
      const [{ id = 0, lines = [] } = {}] = (await orders.orderDetail(number)).returns;
      const more = {
        'accept-return': {},
        'decline-return': { why: 'It was used' },
        'receive-return': { lines: lines.map((line) => ({ ...line, restock: true })) },
        'refund-return': { key: randomUUID(), amount: 10 },
      }[kind];
      return orders.change(number, kind, { returnId: id, ...more, ...body });
    },

    sendImage: (client: Client, order: Parameters<typeof returnImagesOf>[0], content?: Buffer) =>
      sendForm<ReturnImage>(client, returnImagesOf(order), uploadForm({ ...(content && { content }) })),
  };
};
