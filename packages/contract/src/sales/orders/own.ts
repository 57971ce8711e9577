/** What an account has of its own: its orders, its addresses, and its cart on all devices. */
import * as yup from 'yup';
import { MAX_CART_LINES } from '../../constants';
import { flag, recordId } from '../../input/fields';
import { queryLimit, queryPage } from '../../input/list-query';
import type { Pagination } from '../../input/paging';
import { type Address, addressInput } from '../addresses/address';
import { MAX_QUANTITY, wholeQuantity } from '../checkout';
import type { Order } from './order';

export interface OwnOrder
  extends Pick<
    Order,
    | 'number'
    | 'state'
    | 'fulfillmentStatus'
    | 'pickUp'
    | 'total'
    | 'refunded'
    | 'isTest'
    | 'placedAt'
    | 'canceledAt'
    | 'isSwapped'
  > {
  /** Of its first line. */
  title: string;
  imageUrl: string | null;
  lineCount: number;
  /** How many items were shipped, or are ready to be picked up, if some are and some aren’t yet. */
  shipped: { quantity: number; of: number } | null;
}

export interface OwnOrderList {
  items: OwnOrder[];
  pagination: Pagination;
  /** How many orders were placed without an account, with the address that this account has confirmed. */
  claimable: number;
}

const ORDERS_A_PAGE = 10;

export const ownOrdersQuery = yup.object({ page: queryPage(), limit: queryLimit(ORDERS_A_PAGE) });
export type OwnOrdersQuery = yup.InferType<typeof ownOrdersQuery>;

export interface SavedAddress extends Address {
  id: number;
  /** The one that checkout begins with. Of several, one is. */
  isDefault: boolean;
}

export const MAX_ADDRESSES = 20;

export const savedAddressInput = yup.object({ address: addressInput(), isDefault: flag('Default').default(false) });
export type SavedAddressInput = yup.InferType<typeof savedAddressInput>;

/** As a cart keeps it, with what a device shows of something that it doesn't know yet. */
export interface SavedCartLine {
  itemId: number;
  /** Null: the item has no options. */
  variantId: number | null;
  quantity: number;
  /** Null: it isn't offered anymore. */
  product: {
    name: string;
    choice: string | null;
    slug: string;
    image: string;
    price: number;
  } | null;
}

/** Lines that aren't named stay as they are; a quantity of 0 removes one. */
export const savedCartInput = yup.object({
  lines: yup
    .array()
    .typeError('Lines must be a list')
    .of(
      yup.object({
        itemId: recordId('Item').required('Item is required'),
        variantId: recordId('Variant').nullable().default(null),
        quantity: wholeQuantity(0, MAX_QUANTITY),
      }),
    )
    .required('Lines are required')
    .max(MAX_CART_LINES, `A cart can have at most ${MAX_CART_LINES} lines`),
});
export type SavedCartInput = yup.InferType<typeof savedCartInput>;
