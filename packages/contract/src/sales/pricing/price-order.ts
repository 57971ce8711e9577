import type { CountedLine } from './buy-x-get-y';
import { type DiscountValue, lineDiscounts } from './discount';
import { type TaxRate, taxOn } from './tax';

/** All amounts here are in cents. */
export interface LineToPrice extends CountedLine {
  taxRate: TaxRate | null;
}

export interface ShippingToPrice {
  price: number;
  /** From which goods, after discounts, it is free. */
  freeFrom: number | null;
  taxRate: TaxRate | null;
}

export interface OrderToPrice {
  lines: readonly LineToPrice[];
  discount: DiscountValue | null;
  /** Null if nothing is delivered, or nobody knows where to yet. */
  shipping: ShippingToPrice | null;
  pricesIncludeTax: boolean;
}

export interface PricedLine {
  total: number;
  discount: number;
  tax: number;
}

export interface OrderPrice {
  lines: PricedLine[];
  subtotal: number;
  /** What is left of it after the discount. */
  goods: number;
  /** Off goods and shipping. */
  discount: number;
  /** Before the discount. */
  shipping: number;
  shippingDiscount: number;
  shippingTax: number;
  /** Of goods and shipping. Already in the prices, or added to them. */
  tax: number;
  total: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const shippingPrice = ({ price, freeFrom }: ShippingToPrice, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : price;

/** The one calculation of what is to be paid. */
export const priceOrder = ({ lines, discount, shipping, pricesIncludeTax }: OrderToPrice): OrderPrice => {
  const totals = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const discounts = lineDiscounts(discount, lines);
  const priced = lines.map(({ taxRate }, place) => {
    const [total = 0, off = 0] = [totals[place], discounts[place]];
    return { total, discount: off, tax: taxOn(total - off, taxRate, pricesIncludeTax) };
  });
  const subtotal = sum(totals);
  const goods = subtotal - sum(discounts);
  const shippingCost = shipping ? shippingPrice(shipping, goods) : 0;
  const shippingDiscount = discount?.kind === 'SHIPPING' ? shippingCost : 0;
  const shippingTax = taxOn(shippingCost - shippingDiscount, shipping?.taxRate ?? null, pricesIncludeTax);
  const tax = sum(priced.map((line) => line.tax)) + shippingTax;
  return {
    lines: priced,
    subtotal,
    goods,
    discount: sum(discounts) + shippingDiscount,
    shipping: shippingCost,
    shippingDiscount,
    shippingTax,
    tax,
    total: goods + shippingCost - shippingDiscount + (pricesIncludeTax ? 0 : tax),
  };
};
