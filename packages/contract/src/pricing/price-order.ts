import { type Discount, lineDiscounts } from './discount';
import { type TaxRate, taxOn } from './tax';

/** All amounts here are in cents. */
export interface LineToPrice {
  unitPrice: number;
  quantity: number;
  /** Whether the discount is for it. */
  discounted: boolean;
  taxRate: TaxRate | null;
}

export interface DeliveryToPrice {
  price: number;
  /** From which goods, after discounts, it is free. */
  freeFrom: number | null;
  taxRate: TaxRate | null;
}

export interface OrderToPrice {
  lines: readonly LineToPrice[];
  discount: Discount | null;
  /** Null if nothing is delivered, or nobody knows where to yet. */
  delivery: DeliveryToPrice | null;
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
  /** Off goods and delivery. */
  discount: number;
  /** Before the discount. */
  delivery: number;
  deliveryDiscount: number;
  deliveryTax: number;
  /** Of goods and delivery. Already in the prices, or added to them. */
  tax: number;
  total: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const deliveryPrice = ({ price, freeFrom }: DeliveryToPrice, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : price;

/** The one calculation of what is to be paid. */
export const priceOrder = ({ lines, discount, delivery, pricesIncludeTax }: OrderToPrice): OrderPrice => {
  const totals = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const discounts = lineDiscounts(
    discount,
    lines.map(({ discounted }, place) => ({ total: totals[place] ?? 0, discounted })),
  );
  const priced = lines.map(({ taxRate }, place) => {
    const [total = 0, off = 0] = [totals[place], discounts[place]];
    return { total, discount: off, tax: taxOn(total - off, taxRate, pricesIncludeTax) };
  });
  const subtotal = sum(totals);
  const goods = subtotal - sum(discounts);
  const toDeliver = delivery ? deliveryPrice(delivery, goods) : 0;
  const deliveryDiscount = discount?.kind === 'DELIVERY' ? toDeliver : 0;
  const deliveryTax = taxOn(toDeliver - deliveryDiscount, delivery?.taxRate ?? null, pricesIncludeTax);
  const tax = sum(priced.map((line) => line.tax)) + deliveryTax;
  return {
    lines: priced,
    subtotal,
    goods,
    discount: sum(discounts) + deliveryDiscount,
    delivery: toDeliver,
    deliveryDiscount,
    deliveryTax,
    tax,
    total: goods + toDeliver - deliveryDiscount + (pricesIncludeTax ? 0 : tax),
  };
};
