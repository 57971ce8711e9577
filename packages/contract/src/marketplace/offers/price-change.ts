import * as yup from 'yup';
import { MAX_PRICE } from '../../constants';
import { choice, noList } from '../../input/fields';
import { fromCents, hasAtMostTwoDecimals, isDiscountLower, toCents } from '../../money';

/** BOTH: the price, and the discount price where there is one. DISCOUNT: the discount price, counted from the price. */
export const CHANGED_PRICES = ['BOTH', 'PRICE', 'DISCOUNT'] as const;
export type ChangedPrices = (typeof CHANGED_PRICES)[number];

export const PRICE_STEPS = ['PERCENT', 'AMOUNT'] as const;
export type PriceStep = (typeof PRICE_STEPS)[number];

/** To the nearest whole dollar, or the nearest price that ends so. */
export const PRICE_ROUNDINGS = ['NONE', 'WHOLE', 'NINETY_NINE', 'NINETY_FIVE'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

const MOST_PERCENT = 1_000;

export const priceChange = () =>
  yup.object({
    prices: choice('Prices', CHANGED_PRICES).required('Prices is required'),
    by: choice('By', PRICE_STEPS).required('By is required'),
    /** Below zero: lower. */
    value: yup
      .number()
      .label('Change')
      .transform(noList)
      .typeError('Change must be a number')
      .required('Change is required')
      .test('cents', 'Change can have at most two decimal places', (value) => hasAtMostTwoDecimals(value ?? 0))
      .when('by', ([by], schema) =>
        by === 'PERCENT'
          ? schema
              .moreThan(-100, 'Change must be more than -100%')
              .max(MOST_PERCENT, `Change must be at most ${MOST_PERCENT}%`)
          : schema
              .min(-MAX_PRICE, `Change must be at least -${MAX_PRICE}`)
              .max(MAX_PRICE, `Change must be at most ${MAX_PRICE}`),
      ),
    rounding: choice('Rounding', PRICE_ROUNDINGS).default('NONE'),
  });
export type PriceChange = yup.InferType<ReturnType<typeof priceChange>>;

interface Prices {
  price: number;
  discountPrice: number | null;
}

const ENDINGS: Record<Exclude<PriceRounding, 'NONE'>, number> = { WHOLE: 0, NINETY_NINE: 99, NINETY_FIVE: 95 };

/** In cents, so that 10% of $0.15 is the same on every machine. May be 0 or less. */
export const changedAmount = (amount: number, { by, value, rounding }: PriceChange): number => {
  const cents = toCents(amount);
  const moved = by === 'PERCENT' ? Math.round((cents * (10_000 + toCents(value))) / 10_000) : cents + toCents(value);
  if (rounding === 'NONE') return fromCents(moved);
  const ending = ENDINGS[rounding];
  return fromCents(Math.round((moved - ending) / 100) * 100 + ending);
};

const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });

/** The new prices, or why they can’t be. */
export const changedPrices = ({ price, discountPrice }: Prices, change: PriceChange): Prices | string => {
  const after = {
    price: change.prices === 'DISCOUNT' ? price : changedAmount(price, change),
    discountPrice:
      change.prices === 'DISCOUNT'
        ? changedAmount(price, change)
        : change.prices === 'BOTH' && discountPrice !== null
          ? changedAmount(discountPrice, change)
          : discountPrice,
  };
  for (const [name, amount] of [
    ['price', after.price],
    ['discount price', after.discountPrice],
  ] as const) {
    if (amount !== null && amount <= 0) return `The ${name} would be ${dollars(amount)}`;
    if (amount !== null && amount > MAX_PRICE) return `The ${name} would be above ${dollars(MAX_PRICE)}`;
  }
  if (!isDiscountLower(after))
    return `The discount price of ${dollars(after.discountPrice ?? 0)} wouldn’t be below the price of ${dollars(after.price)}`;
  return after;
};
