import { createHash } from 'node:crypto';
import { type Address, CURRENCY, type OrderInput, type PricedLine, type TaxRate } from '@stoa/contract';
import { madeBy } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import { columnsOf } from '../addresses/address-rows';
import type { OrderActor } from '../orders/actor';
import type { OnSale, PricedCart } from './price-cart';

/** Tells whether a checkout that is sent again is the same one. The total follows from the rest; a code isn't part of an order. */
export const requestHash = ({
  key: _,
  total: __,
  emailCode: ___,
  ...request
}: {
  key: string;
  total: number;
  emailCode?: string | null;
}): string => createHash('sha256').update(JSON.stringify(request)).digest('hex');

interface PaymentMethod {
  id: string;
  name: string;
  instructions: string | null;
}

/** What all of an order costs, whoever made it. */
export interface PricedOrder extends Pick<PricedCart, 'taxes' | 'taxIncluded' | 'price' | 'needsShipping'> {
  shippingMethod: { id: number | null; name: string; note: string | null; pickUp: boolean } | null;
  code: { id: number | null; code: string } | null;
}

/** What is written down of a line. */
export interface OrderedLine {
  sale: Pick<OnSale, 'title' | 'choice' | 'sku' | 'unitPrice' | 'taxClass' | 'needsShipping'> & {
    [Known in 'itemId' | 'variantId']: number | null;
  } & { [Shown in 'slug' | 'imageUrl']: string | null };
  quantity: number;
  taxRate: TaxRate | null;
  amounts: PricedLine;
}

export interface NewOrder {
  key: string;
  requestHash: string;
  input: Pick<OrderInput, 'email' | 'name' | 'note'>;
  cart: PricedOrder;
  address: Address | null;
  paymentMethod: PaymentMethod | null;
  userId: number | null;
  reservedUntil: Date | null;
  notifyCustomer: boolean;
  /** The administrator who makes it; null: its customer. */
  madeBy: OrderActor | null;
  /** A hash of where it comes from, if what it reserves counts towards what may be reserved from there. */
  network: string | null;
  /** Whether it was, because the order is above the limits of what unpaid orders may reserve. */
  emailConfirmed: boolean;
}

/** Undefined if another request with the same key was faster. Until that one is over, this waits. */
export const insertOrder = async (trx: Sql, order: NewOrder): Promise<{ id: number; number: number } | undefined> => {
  const {
    key,
    requestHash,
    input,
    cart,
    paymentMethod,
    userId,
    reservedUntil,
    notifyCustomer,
    madeBy: actor,
    network,
    emailConfirmed,
  } = order;
  const { price, code, shippingMethod } = cart;
  const [row] = await trx('orders')
    .insert({
      checkout_key: key,
      request_hash: requestHash,
      ...(actor && madeBy(actor)),
      notify_customer: notifyCustomer,
      user_id: userId,
      email: input.email,
      name: input.name,
      note: input.note,
      currency: CURRENCY,
      payment_method: paymentMethod?.id ?? null,
      payment_method_name: paymentMethod?.name ?? null,
      instructions: paymentMethod?.instructions ?? null,
      subtotal: price.subtotal,
      discount: price.discount,
      shipping: price.shipping,
      shipping_discount: price.shippingDiscount,
      shipping_tax: price.shippingTax,
      tax: price.tax,
      tax_included: cart.taxIncluded,
      taxes: JSON.stringify(cart.taxes),
      total: price.total,
      needs_fulfillment: cart.needsShipping,
      discount_code_id: code?.id ?? null,
      discount_code: code?.code ?? null,
      shipping_method_id: shippingMethod?.id ?? null,
      shipping_method_name: shippingMethod?.name ?? null,
      shipping_method_note: shippingMethod?.note ?? null,
      pick_up: shippingMethod?.pickUp ?? false,
      reserved_until: reservedUntil,
      network_hash: network,
      email_confirmed: emailConfirmed,
    })
    .onConflict('checkout_key')
    .ignore()
    .returning(['id', 'number']);
  return row;
};

/** Every line of a cart that can be bought is on sale, as one variant. */
export const soldLines = ({ lines, price }: PricedCart) =>
  lines.flatMap(({ sale, quantity, taxRate }, place) => {
    const amounts = price.lines[place];
    return sale && sale.variantId !== null && amounts
      ? [{ sale: sale as OnSale & { variantId: number }, quantity, taxRate, amounts }]
      : [];
  });

export const insertLines = async (trx: Sql, orderId: number, lines: OrderedLine[]): Promise<void> => {
  await trx('order_lines').insert(
    lines.map(({ sale, quantity, taxRate, amounts }, place) => ({
      order_id: orderId,
      place: place + 1,
      item_id: sale.itemId,
      variant_id: sale.variantId,
      title: sale.title,
      choice: sale.choice,
      slug: sale.slug,
      sku: sale.sku,
      image_url: sale.imageUrl,
      unit_price: sale.unitPrice,
      quantity,
      total: amounts.total,
      discount: amounts.discount,
      tax: amounts.tax,
      tax_name: taxRate?.name ?? null,
      tax_percent: taxRate?.percent ?? null,
      tax_class: sale.taxClass,
      needs_shipping: sale.needsShipping,
    })),
  );
};

export const insertAddress = async (trx: Sql, orderId: number, address: Address): Promise<void> => {
  await trx('order_addresses').insert({ order_id: orderId, ...columnsOf(address) });
};
