import {
  type Address,
  hasOpenPrice,
  type ManualQuoteInput,
  type OrderPrice,
  priceOrder,
  toCents,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { badField } from '../../../http/problem';
import { services } from '../../../services';
import { checkedAddress } from '../addresses/check';
import type { OrderedLine, PricedTerms } from '../checkout/write-order';
import { type DeliveryMethod, readMethods } from '../quote/delivery';
import { readTerms } from '../quote/price-cart';
import { byRate, readTaxes } from '../quote/taxes';

type AskedLine = NonNullable<ManualQuoteInput['lines']>[number];

/** Amounts in cents. */
export interface PricedManual extends PricedTerms {
  lines: OrderedLine[];
  price: OrderPrice;
  address: Address | null;
}

/** Taxed as most things are, and delivered if anything is. */
const ownLine = ({ title, unitPrice }: AskedLine, delivered: boolean): OrderedLine['sale'] => ({
  itemId: null,
  variantId: null,
  title: title ?? '',
  choice: null,
  slug: null,
  sku: null,
  imageUrl: null,
  unitPrice: toCents(unitPrice ?? 0),
  taxClass: 'standard',
  needsDelivery: delivered,
});

const salesOf = async (
  strapi: Core.Strapi,
  sql: Sql,
  { lines, delivery }: ManualQuoteInput,
): Promise<OrderedLine['sale'][]> => {
  // No item has the id 0.
  const asked = lines.map(({ itemId, variantId }) => ({ itemId: itemId ?? 0, variantId }));
  const found = await services(strapi).marketplace.sale.read(sql, asked);
  return lines.map((line, place) => {
    if (line.itemId === null) return ownLine(line, delivery !== null);
    const sale = found[place];
    if (!sale) throw badField('lines', 'An item is no longer available');
    if (sale.variantId === null) throw badField('lines', `Choose a variant of ${sale.title}`);
    if (line.unitPrice === null && hasOpenPrice(sale))
      throw badField('lines', `Enter the price you agreed on for ${sale.title}`);
    return { ...sale, unitPrice: line.unitPrice === null ? sale.unitPrice : toCents(line.unitPrice) };
  });
};

type Method = NonNullable<PricedTerms['method']> & Pick<DeliveryMethod, 'price' | 'freeFrom'>;

const methodOf = async (sql: Sql, { delivery }: ManualQuoteInput): Promise<Method | null> => {
  if (!delivery) return null;
  const own = delivery.price === null ? {} : { price: toCents(delivery.price), freeFrom: null };
  if (delivery.methodId === null)
    return { id: null, name: delivery.name ?? '', note: null, pickUp: false, price: 0, freeFrom: null, ...own };
  const method = (await readMethods(sql)).find(({ id }) => id === delivery.methodId);
  if (!method) throw badField('delivery', 'This shipping method is no longer available');
  return { ...method, ...own };
};

/** What an administrator's order costs: by the same calculation as everybody's, with the prices that they set. */
export const priceManual = async (strapi: Core.Strapi, sql: Sql, input: ManualQuoteInput): Promise<PricedManual> => {
  const sales = await salesOf(strapi, sql, input);
  const method = await methodOf(sql, input);
  const address = method && !method.pickUp && input.address ? checkedAddress(input.address) : null;
  const terms = await readTerms(sql);
  const taxes = await readTaxes(sql, terms, address);
  const lines = input.lines.map(({ quantity }, place) => {
    const sale = sales[place] as OrderedLine['sale'];
    return { sale, quantity, taxRate: taxes.rateOf(sale) };
  });
  const price = priceOrder({
    lines: lines.map(({ sale: { unitPrice }, ...line }) => ({ ...line, unitPrice, discounted: false })),
    discount: null,
    delivery: method && { price: method.price, freeFrom: method.freeFrom, taxRate: taxes.onDelivery },
    pricesIncludeTax: terms.pricesIncludeTax,
  });
  const amountsOf = (place: number) => price.lines[place] ?? { total: 0, discount: 0, tax: 0 };
  return {
    lines: lines.map((line, place) => ({ ...line, amounts: amountsOf(place) })),
    needsDelivery: lines.some(({ sale }) => sale.needsDelivery),
    method,
    code: null,
    taxes: byRate([
      ...lines.map(({ taxRate }, place) => ({ rate: taxRate, amount: amountsOf(place).tax })),
      { rate: taxes.onDelivery, amount: price.deliveryTax },
    ]),
    taxIncluded: terms.pricesIncludeTax,
    price,
    address,
  };
};
