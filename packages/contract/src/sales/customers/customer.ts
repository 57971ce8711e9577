import type { Message } from '../../content/contact';
import type { Pagination } from '../../input/paging';
import type { Address } from '../addresses/address';
import type { OrderSummary } from '../orders/order-list';

export const CUSTOMER_SORTS = ['lastOrderAt', 'firstOrderAt', 'name', 'orderCount', 'spent'] as const;

/** How many orders they have. NONE: they started one, and nothing came of it; otherwise they aren’t listed. */
export const CUSTOMER_ORDER_FILTERS = ['ONE', 'TWO_OR_MORE', 'FIVE_OR_MORE', 'NONE'] as const;
export type CustomerOrderFilter = (typeof CUSTOMER_ORDER_FILTERS)[number];

/** Orders count once they await payment or are paid: not those that were only started, expired, or were canceled. */
export interface CustomerFigures {
  orderCount: number;
  /** What was paid, less what was refunded. */
  spent: number;
  /** When it was placed; null without any. */
  firstOrderAt: string | null;
  lastOrderAt: string | null;
}

/** Who buys, in the panel’s list. */
export interface CustomerSummary extends CustomerFigures {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  tags: string[];
  /** Of the latest order that has an address. */
  city: string | null;
  country: string | null;
  /** An account has confirmed one of the email addresses. */
  hasAccount: boolean;
}

export interface CustomerList {
  items: CustomerSummary[];
  pagination: Pagination;
}

/** What a list of customers can be filtered by. */
export interface CustomerChoices {
  tags: string[];
  /** Countries that they had something shipped to. */
  countries: string[];
}

export interface CustomerDetail extends CustomerSummary {
  /** Also those of customers that were merged into this one. */
  emails: string[];
  note: string;
  /** Of what was noted; sent with the next change. */
  updatedAt: string;
  /** Accounts that have confirmed one of the email addresses. */
  accounts: { id: number; name: string; email: string }[];
  /** The newest. */
  orders: OrderSummary[];
  /** Also those that don’t count. */
  allOrderCount: number;
  /** Each once; the latest first. */
  addresses: Address[];
  /** From the contact form; the newest. */
  messages: Pick<Message, 'id' | 'subject' | 'createdAt'>[];
  messageCount: number;
  /** The numbers of orders that still have to be paid, checked, or fulfilled. */
  openOrders: number[];
}
