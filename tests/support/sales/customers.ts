import { randomUUID } from 'node:crypto';
import {
  adminPaths,
  type CustomerDetail,
  type CustomerList,
  type CustomerSummary,
  type OrderDetail,
} from '@stoa/contract';
import type { Answer } from '../shop/client';
import { lineOf, type Selling } from './orders';

export interface ManagedCustomers {
  list(query?: string): Promise<CustomerSummary[]>;
  /** The names of those that a query finds. */
  names(query: string): Promise<string[]>;
  /** The customer of an order. */
  of(number: number): Promise<CustomerDetail>;
  detail(id: number): Promise<Answer<CustomerDetail>>;
  change(id: number, body: object): Promise<Answer<CustomerDetail>>;
  merge(id: number, otherId: number): Promise<Answer<CustomerDetail>>;
  erase(id: number): Promise<Answer>;
  /** An order that an administrator writes down. */
  manual(item: { id: number; price: number }, body: object): Promise<OrderDetail>;
}

/** Customers as an administrator works with them. */
export const manageCustomers = ({ admin }: Selling): ManagedCustomers => {
  const list = async (query = '') => (await admin.get<CustomerList>(`${adminPaths.customers}?${query}`)).data.items;
  const detail = (id: number) => admin.get<CustomerDetail>(adminPaths.customer(id));
  return {
    list,
    names: async (query) => (await list(query)).map(({ name }) => name),
    detail,
    async of(number) {
      const { data } = await admin.get<OrderDetail>(adminPaths.order(number));
      return (await detail(data.customerId ?? 0)).data;
    },
    change: (id, body) => admin.patch<CustomerDetail>(adminPaths.customer(id), body),
    merge: (id, otherId) => admin.post<CustomerDetail>(adminPaths.mergeCustomers(id), { otherId }),
    erase: (id) => admin.post(adminPaths.eraseCustomer(id)),
    async manual(item, body) {
      const { data, text, status } = await admin.post<OrderDetail>(adminPaths.orders, {
        key: randomUUID(),
        lines: [lineOf(item)],
        paymentMethod: 'as-agreed',
        paid: true,
        total: item.price,
        ...body,
      });
      if (status !== 201) throw new Error(text);
      return data;
    },
  };
};
