import type { ManagedLine, OrderDetail } from '@stoa/contract';

/** What documents say of an order. */
export type PrintedOrder = Pick<
  OrderDetail,
  | 'number'
  | 'invoiceNumber'
  | 'state'
  | 'isTest'
  | 'placedAt'
  | 'paidAt'
  | 'paymentMethodName'
  | 'instructions'
  | 'name'
  | 'email'
  | 'address'
  | 'pickUp'
  | 'pickUpAddress'
  | 'shippingMethodName'
  | 'subtotal'
  | 'discount'
  | 'discountCode'
  | 'discountLabel'
  | 'shipping'
  | 'taxes'
  | 'taxIncluded'
  | 'total'
  | 'refunded'
  | 'giftCard'
  | 'swap'
  | 'swappedTo'
  | 'due'
> & { lines: PrintedLine[] };

export type PrintedLine = Pick<ManagedLine, 'title' | 'choice' | 'sku' | 'quantity' | 'unitPrice' | 'total'>;
