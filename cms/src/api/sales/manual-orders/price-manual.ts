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
import { readTaxSettings } from '../checkout/price-cart';
import type { OrderedLine, PricedOrder } from '../checkout/write-order';
import { readShippingMethods, type ShippingMethod } from '../shipping/shipping-methods';
import { byRate, readTaxes } from '../taxes/taxes';

type AskedLine = NonNullable<ManualQuoteInput['lines']>[number];

/** Amounts in cents. */
export interface PricedManual extends PricedOrder {
  lines: OrderedLine[];
  price: OrderPrice;
  address: Address | null;
}

/** Taxed as most things are, and delivered if anything is. */
const ownLine = ({ title, unitPrice }: AskedLine, shipped: boolean): OrderedLine['sale'] => ({
  itemId: null,
  variantId: null,
  title: title ?? '',
  choice: null,
  slug: null,
  sku: null,
  imageUrl: null,
  unitPrice: toCents(unitPrice ?? 0),
  taxClass: 'standard',
  needsShipping: shipped,
});

const salesOf = async (
  strapi: Core.Strapi,
  sql: Sql,
  { lines, shipping }: ManualQuoteInput,
): Promise<OrderedLine['sale'][]> => {
  // No item has the id 0.
  const asked = lines.map(({ itemId, variantId }) => ({ itemId: itemId ?? 0, variantId }));
  const found = await services(strapi).marketplace.sale.read(sql, asked);
  return lines.map((line, place) => {
    if (line.itemId === null) return ownLine(line, shipping !== null);
    const sale = found[place];
    if (!sale) throw badField('lines', 'An item is no longer available');
    if (sale.variantId === null) throw badField('lines', `Choose a variant of ${sale.title}`);
    if (line.unitPrice === null && hasOpenPrice(sale))
      throw badField('lines', `Enter the price you agreed on for ${sale.title}`);
    return { ...sale, unitPrice: line.unitPrice === null ? sale.unitPrice : toCents(line.unitPrice) };
  });
};

type PricedMethod = NonNullable<PricedOrder['shippingMethod']> & Pick<ShippingMethod, 'price' | 'freeFrom'>;

const shippingMethodOf = async (sql: Sql, { shipping }: ManualQuoteInput): Promise<PricedMethod | null> => {
  if (!shipping) return null;
  const own = shipping.price === null ? {} : { price: toCents(shipping.price), freeFrom: null };
  if (shipping.shippingMethodId === null)
    return { id: null, name: shipping.name ?? '', note: null, pickUp: false, price: 0, freeFrom: null, ...own };
  const shippingMethod = (await readShippingMethods(sql)).find(({ id }) => id === shipping.shippingMethodId);
  if (!shippingMethod) throw badField('shipping', 'This shipping method is no longer available');
  return { ...shippingMethod, ...own };
};

/** What an administrator's order costs: by the same calculation as everybody's, with the prices that they set. */
export const priceManual = async (strapi: Core.Strapi, sql: Sql, input: ManualQuoteInput): Promise<PricedManual> => {
  const sales = await salesOf(strapi, sql, input);
  const shippingMethod = await shippingMethodOf(sql, input);
  const address = shippingMethod && !shippingMethod.pickUp && input.address ? checkedAddress(input.address) : null;
  const settings = await readTaxSettings(sql);
  const taxes = await readTaxes(sql, settings, address);
  const lines = input.lines.map(({ quantity }, place) => {
    const sale = sales[place] as OrderedLine['sale'];
    return { sale, quantity, taxRate: taxes.rateOf(sale) };
  });
  const price = priceOrder({
    lines: lines.map(({ sale: { unitPrice }, ...line }) => ({ ...line, unitPrice, discounted: false })),
    discount: null,
    shipping: shippingMethod && {
      price: shippingMethod.price,
      freeFrom: shippingMethod.freeFrom,
      taxRate: taxes.onShipping,
    },
    pricesIncludeTax: settings.pricesIncludeTax,
  });
  const amountsOf = (place: number) => price.lines[place] ?? { total: 0, discount: 0, tax: 0 };
  return {
    lines: lines.map((line, place) => ({ ...line, amounts: amountsOf(place) })),
    needsShipping: lines.some(({ sale }) => sale.needsShipping),
    shippingMethod,
    code: null,
    taxes: byRate([
      ...lines.map(({ taxRate }, place) => ({ rate: taxRate, amount: amountsOf(place).tax })),
      { rate: taxes.onShipping, amount: price.shippingTax },
    ]),
    taxIncluded: settings.pricesIncludeTax,
    price,
    address,
  };
};
