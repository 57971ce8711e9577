import { type Address, CURRENCY, type OrderInput, type PricedLine, type TaxRate } from '@stoa/contract';
import { madeBy } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import { columnsOf } from '../queries/addresses';
import type { OnSale, PricedCart } from '../quote/price-cart';

interface Way {
  id: string;
  name: string;
  instructions: string | null;
}

/** What all of an order costs, whoever made it. */
export interface PricedTerms extends Pick<PricedCart, 'taxes' | 'taxIncluded' | 'price' | 'needsDelivery'> {
  method: { id: number | null; name: string; note: string | null; pickUp: boolean } | null;
  code: { id: number | null; code: string } | null;
}

/** What is written down of a line. */
export interface OrderedLine {
  sale: Pick<OnSale, 'title' | 'choice' | 'sku' | 'unitPrice' | 'taxClass' | 'needsDelivery'> & {
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
  cart: PricedTerms;
  address: Address | null;
  way: Way | null;
  userId: number | null;
  holdUntil: Date | null;
  tell: boolean;
  /** The administrator who makes it; null: its customer. */
  madeBy: string | null;
  /** A hash of where it comes from, if what it holds counts towards what may be held from there. */
  network: string | null;
  /** Whether it was, because the order is above the limits of what unpaid orders may hold. */
  emailConfirmed: boolean;
}

/** Undefined if another request with the same key was faster. Until that one is over, this waits. */
export const insertOrder = async (trx: Sql, order: NewOrder): Promise<{ id: number; number: number } | undefined> => {
  const { key, requestHash, input, cart, way, userId, holdUntil, tell, madeBy: by, network, emailConfirmed } = order;
  const { price, code, method } = cart;
  const [row] = await trx('orders')
    .insert({
      checkout_key: key,
      request_hash: requestHash,
      ...madeBy(trx, by),
      tell,
      user_id: userId,
      email: input.email,
      name: input.name,
      note: input.note,
      currency: CURRENCY,
      way: way?.id ?? null,
      way_name: way?.name ?? null,
      instructions: way?.instructions ?? null,
      subtotal: price.subtotal,
      discount: price.discount,
      delivery: price.delivery,
      delivery_discount: price.deliveryDiscount,
      delivery_tax: price.deliveryTax,
      tax: price.tax,
      tax_included: cart.taxIncluded,
      taxes: JSON.stringify(cart.taxes),
      total: price.total,
      is_due: cart.needsDelivery,
      discount_code_id: code?.id ?? null,
      discount_code: code?.code ?? null,
      delivery_method_id: method?.id ?? null,
      delivery_name: method?.name ?? null,
      delivery_note: method?.note ?? null,
      pick_up: method?.pickUp ?? false,
      hold_until: holdUntil,
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
      needs_delivery: sale.needsDelivery,
    })),
  );
};

export const insertAddress = async (trx: Sql, orderId: number, address: Address): Promise<void> => {
  await trx('order_addresses').insert({ order_id: orderId, ...columnsOf(address) });
};
