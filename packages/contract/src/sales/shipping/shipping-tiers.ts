import * as yup from 'yup';
import { isListOf, noList } from '../../input/fields';
import { hasAtMostTwoDecimals } from '../../money';
import { MAX_ORDER_TOTAL } from '../settings/amounts';
import type { ShippingPricing, ShippingTier } from './shipping-rates';

export const MAX_TIERS = 30;
const MAX_LIMIT = 100_000_000;

const emptyIsNull = (value: unknown, original: unknown) => (original === '' ? null : value);

const isLimit = (pricing: ShippingPricing, upTo: number): boolean =>
  upTo > 0 && upTo <= MAX_LIMIT && (pricing === 'BY_TOTAL' ? hasAtMostTwoDecimals(upTo) : Number.isInteger(upTo));

const LIMITS: Record<Exclude<ShippingPricing, 'FLAT'>, string> = {
  BY_WEIGHT: 'a weight above 0, in whole grams',
  BY_TOTAL: 'an amount above 0',
  BY_ITEMS: 'a whole number of items above 0',
};

/** What is wrong with the limit of a row. Only the last one can do without. */
const limitFault = (
  pricing: Exclude<ShippingPricing, 'FLAT'>,
  tiers: readonly Typed[],
  place: number,
): string | undefined => {
  const upTo = tiers[place]?.upTo ?? null;
  if (upTo === null) return place === tiers.length - 1 ? undefined : 'Only the last row can have no limit';
  if (!isLimit(pricing, upTo)) return `Up to must be ${LIMITS[pricing]}`;
  const before = tiers[place - 1]?.upTo;
  return before != null && upTo <= before ? `Up to must be more than in row ${place}` : undefined;
};

const priceFault = ({ price }: Typed): string | undefined => {
  if (price == null) return 'Enter a price';
  const isPrice = price >= 0 && price <= MAX_ORDER_TOTAL && hasAtMostTwoDecimals(price);
  return isPrice ? undefined : `Price must be an amount from 0 to ${MAX_ORDER_TOTAL.toLocaleString('en-US')}`;
};

interface Typed {
  upTo?: number | null | undefined;
  price?: number | null | undefined;
}

const numberOrNull = (label: string) =>
  yup
    .number()
    .nullable()
    .transform(noList)
    .transform(emptyIsNull)
    .typeError(({ path }: { path: string }) => `Row ${rowOf(path)}: ${label} must be a number`)
    .default(null);

/** Of `shippingMethods[0].tiers[1].upTo`: 2. Without a label, which yup would give instead of the path. */
const rowOf = (path: string): number => Number(/\[(\d+)\][^[]*$/.exec(path)?.[1] ?? 0) + 1;

/** Each fault names its row and field: a table has many alike. */
export const shippingTiers = () =>
  yup
    .array()
    .typeError('Prices must be a list')
    .of(yup.object({ upTo: numberOrNull('Up to'), price: numberOrNull('Price') }))
    .max(MAX_TIERS, `A shipping method can have at most ${MAX_TIERS} rows of prices`)
    .default([])
    .test('rows', function rows(tiers) {
      const pricing: ShippingPricing = this.parent.pricing;
      if (pricing === 'FLAT' || !isListOf(tiers)) return true;
      if (tiers.length === 0) return this.createError({ message: 'Add at least one row of prices' });
      const faults = tiers.flatMap((tier, place) =>
        [['upTo', limitFault(pricing, tiers, place)] as const, ['price', priceFault(tier)] as const].flatMap(
          ([field, fault]) =>
            fault === undefined
              ? []
              : [this.createError({ path: `${this.path}[${place}].${field}`, message: `Row ${place + 1}: ${fault}` })],
        ),
      );
      return faults.length === 0 || new yup.ValidationError(faults);
    });

/** As they are once checked. */
export const checkedTiers = (tiers: readonly Typed[]): ShippingTier[] =>
  tiers.map(({ upTo, price }) => ({ upTo: upTo ?? null, price: price ?? 0 }));
