import * as yup from 'yup';
import { noList } from '../../input/fields';
import { hasAtMostTwoDecimals } from '../../money';

/** Far below what the database and providers can take. */
export const MAX_ORDER_TOTAL = 1_000_000;

const emptyIsNull = (value: unknown, original: unknown) => (original === '' ? null : value);

const number = (label: string) => yup.number().label(label).transform(noList).typeError(`${label} must be a number`);

/** In dollars. */
export const amount = (label: string) =>
  number(label)
    .min(0, `${label} must be 0 or more`)
    .max(MAX_ORDER_TOTAL, `${label} must be at most ${MAX_ORDER_TOTAL}`)
    .test(
      'cents',
      `${label} can have at most two decimal places`,
      (value) => value == null || hasAtMostTwoDecimals(value),
    );

export const amountOrNull = (label: string) => amount(label).nullable().transform(emptyIsNull);

export const wholeNumber = (label: string, least: number, most: number) => {
  const message = `${label} must be a whole number from ${least} to ${most.toLocaleString('en-US')}`;
  return number(label).typeError(message).integer(message).min(least, message).max(most, message);
};

export const wholeNumberOrNull = (label: string, least: number, most: number) =>
  wholeNumber(label, least, most).nullable().transform(emptyIsNull);

export const percent = (label: string, decimals: number) =>
  number(label)
    .max(100, `${label} must be at most 100`)
    .test('decimals', `${label} can have at most ${decimals} decimal places`, (value) => {
      const scaled = (value ?? 0) * 10 ** decimals;
      return Math.abs(scaled - Math.round(scaled)) < 1e-6;
    });

export const percentOrNull = (label: string, decimals: number) =>
  percent(label, decimals).nullable().transform(emptyIsNull);
