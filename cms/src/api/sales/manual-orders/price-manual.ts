import {
  type Address,
  AS_AGREED,
  type DiscountValue,
  hasOpenPrice,
  type ManualQuoteInput,
  type OrderPrice,
  PAY_LINK,
  PAY_LINK_DAYS,
  priceOrder,
  type ShippedAmounts,
  shippedAmounts,
  shippingRate,
  toCents,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { badField } from '../../../http/problem';
import { services } from '../../../services';
import { checkedAddress } from '../addresses/check';
import { type CheckoutSettings, readCheckoutSettings } from '../checkout/checkout-settings';
import { type PaidByCard, paidByCard } from '../gift-cards/paid-by-card';
import { readGiftCard } from '../gift-cards/select-gift-card';
import type { OrderedLine, PricedOrder } from '../orders/order-fields';
import { payLinkMethods } from '../payments/choose-payment';
import type { PaymentMethod } from '../payments/payment-methods';
import { arrivalBy, type ShippingMethod } from '../shipping/shipping-methods';
import { byRate, taxesOf } from '../taxes/taxes';

type RequestedLine = NonNullable<ManualQuoteInput['lines']>[number];

/** Amounts in cents. */
export interface PricedManual extends PricedOrder, Pick<PaidByCard, 'enteredCard'> {
  lines: OrderedLine[];
  price: OrderPrice;
  address: Address | null;
  paymentMethods: ManualMethod[];
}

const A_DAY = 24 * 60;
const AGREED = { ...AS_AGREED, instructions: null, reservationMinutes: 14 * A_DAY };
const BY_LINK = { ...PAY_LINK, instructions: null, reservationMinutes: PAY_LINK_DAYS * A_DAY };

type ManualMethod = Pick<PaymentMethod, 'id' | 'name' | 'instructions' | 'reservationMinutes'>;

/** Those of providers are behind the pay link, since only their customer can pay by them. */
export const manualPaymentMethods = ({ paymentMethods }: Pick<CheckoutSettings, 'paymentMethods'>): ManualMethod[] => [
  AGREED,
  ...(payLinkMethods(paymentMethods).length > 0 ? [BY_LINK] : []),
  ...paymentMethods.filter(({ provider }) => provider === null),
];

/** Taxed as most things are, and delivered if anything is. */
const ownLine = ({ title, unitPrice }: RequestedLine, shipped: boolean): OrderedLine['sale'] => ({
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
  weight: null,
  schedule: null,
  isGiftCard: false,
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

const CUSTOM_SHIPPING = {
  id: null,
  note: null,
  pickUp: false,
  pickUpAddress: null,
  pickUpHours: null,
  pricing: 'FLAT' as const,
  price: 0,
  tiers: [],
  freeFrom: null,
  transitMin: null,
  transitMax: null,
};

type PricedMethod = NonNullable<PricedOrder['shippingMethod']> &
  Pick<ShippingMethod, 'pricing' | 'price' | 'tiers' | 'freeFrom' | 'transitMin' | 'transitMax'>;

const shippingMethodOf = (shippingMethods: ShippingMethod[], { shipping }: ManualQuoteInput): PricedMethod | null => {
  if (!shipping) return null;
  const own =
    shipping.price === null ? {} : { pricing: 'FLAT' as const, price: toCents(shipping.price), freeFrom: null };
  if (shipping.shippingMethodId === null) return { ...CUSTOM_SHIPPING, name: shipping.name ?? '', ...own };
  const shippingMethod = shippingMethods.find(({ id }) => id === shipping.shippingMethodId);
  if (!shippingMethod) throw badField('shipping', 'This shipping method is no longer available');
  return { ...shippingMethod, ...own };
};

const rateOf = (shippingMethod: PricedMethod, shipped: ShippedAmounts): number => {
  const rate = shippingRate(shippingMethod, shipped);
  if (rate === null)
    throw badField('shipping', `${shippingMethod.name} isn’t for orders this large. Enter a shipping price`);
  return rate;
};

const discountOf = ({ discount }: ManualQuoteInput): DiscountValue | null => {
  if (!discount) return null;
  return discount.kind === 'PERCENT'
    ? { kind: 'PERCENT', percent: discount.percent ?? 0 }
    : { kind: 'AMOUNT', amount: toCents(discount.amount ?? 0) };
};

/** What an administrator's order costs: by the same calculation as everybody's, with the prices that they set. */
export const priceManual = async (strapi: Core.Strapi, sql: Sql, input: ManualQuoteInput): Promise<PricedManual> => {
  const sales = await salesOf(strapi, sql, input);
  const settings = await readCheckoutSettings(sql, input.address, null);
  const shippingMethod = shippingMethodOf(settings.shippingMethods, input);
  const address = shippingMethod && !shippingMethod.pickUp && input.address ? checkedAddress(input.address) : null;
  const taxes = taxesOf(settings.taxRates, settings, address);
  const lines = input.lines.map(({ quantity }, place) => {
    const sale = sales[place] as OrderedLine['sale'];
    return { sale, quantity, taxRate: taxes.rateOf(sale) };
  });
  const unshipped = {
    lines: lines.map(({ sale: { unitPrice, isGiftCard }, ...line }) => ({
      ...line,
      unitPrice,
      discounted: !isGiftCard,
    })),
    discount: discountOf(input),
    shipping: null,
    pricesIncludeTax: settings.pricesIncludeTax,
  };
  const shipped = shippedAmounts(
    lines.map(({ sale, quantity }) => ({ ...sale, quantity })),
    priceOrder(unshipped).goods,
  );
  const price = priceOrder({
    ...unshipped,
    shipping: shippingMethod && {
      price: rateOf(shippingMethod, shipped),
      freeFrom: shippingMethod.freeFrom,
      taxRate: taxes.onShipping,
    },
  });
  const amountsOf = (place: number) => price.lines[place] ?? { total: 0, discount: 0, tax: 0 };
  return {
    lines: lines.map((line, place) => ({ ...line, amounts: amountsOf(place) })),
    needsShipping: lines.some(({ sale }) => sale.needsShipping),
    shippingMethod,
    arrival: shippingMethod && arrivalBy(settings, shippingMethod),
    discountId: null,
    discountCode: null,
    discountLabel: input.discount?.label ?? null,
    taxes: byRate([
      ...lines.map(({ taxRate }, place) => ({ rate: taxRate, amount: amountsOf(place).tax })),
      { rate: taxes.onShipping, amount: price.shippingTax },
    ]),
    taxIncluded: settings.pricesIncludeTax,
    price,
    ...paidByCard(input.giftCard === null ? null : await readGiftCard(sql, input.giftCard), {
      total: price.total,
      lines: lines.map(({ sale }, place) => ({ total: amountsOf(place).total, isGiftCard: sale.isGiftCard })),
    }),
    address,
    paymentMethods: manualPaymentMethods(settings),
  };
};
