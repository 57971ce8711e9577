import { adminPaths, type OrderChange, type OrderDetail, type OrderList } from '@stoa/contract';
import type { Answer } from '../shop/client';
import type { Selling } from './orders';

export interface ManagedOrders {
  orderDetail(number: number): Promise<OrderDetail>;
  post(number: number, kind: OrderChange, body: object): Promise<Answer<OrderDetail>>;
  /** As its page would: with the version that it shows. */
  change(number: number, kind: OrderChange, body?: object): Promise<Answer<OrderDetail>>;
  /** The numbers of those that a query finds. */
  list(query: string): Promise<number[]>;
  /** Places an order, and marks it as paid. */
  paid(body: object): Promise<OrderDetail>;
}

/** Orders as an administrator works with them. */
export const manageOrders = (shop: Selling): ManagedOrders => {
  const orderDetail = async (number: number) => (await shop.admin.get<OrderDetail>(adminPaths.order(number))).data;
  const post = (number: number, kind: OrderChange, body: object) =>
    shop.admin.post<OrderDetail>(adminPaths.changeOrder(number, kind), body);
  const change = async (number: number, kind: OrderChange, body: object = {}) =>
    post(number, kind, { updatedAt: (await orderDetail(number)).updatedAt, ...body });
  return {
    orderDetail,
    post,
    change,
    list: async (query) =>
      (await shop.admin.get<OrderList>(`${adminPaths.orders}?${query}`)).data.items.map(({ number }) => number),
    async paid(body) {
      const { number } = await shop.order(body);
      await change(number, 'mark-paid', { reference: 'T-1' });
      return orderDetail(number);
    },
  };
};
