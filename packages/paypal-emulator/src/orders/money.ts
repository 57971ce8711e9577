import { textAt } from '../json';
import { Refusal } from '../refusal';

/** Cents. */
export interface Money {
  currency: string;
  value: number;
}

export const written = ({ currency, value }: Money) => ({ currency_code: currency, value: (value / 100).toFixed(2) });

/** Reads an amount by PayPal's rules; undefined if it isn't given. */
export function readMoney(value: unknown, field: string): Money | undefined {
  if (value === undefined) return undefined;
  const text = textAt(value, 'value');
  const currency = textAt(value, 'currency_code');
  if (text === undefined || currency === undefined) throw new Refusal('MISSING_REQUIRED_PARAMETER', field);
  if (!/^-?(\d+|\d*\.\d+)$/.test(text)) throw new Refusal('INVALID_PARAMETER_SYNTAX', `${field}/value`);
  if (currency !== 'USD') throw new Refusal('INVALID_CURRENCY_CODE', `${field}/currency_code`);
  if (/\.\d{3}/.test(text)) throw new Refusal('DECIMAL_PRECISION', `${field}/value`);
  if (text.startsWith('-')) throw new Refusal('CANNOT_BE_NEGATIVE', `${field}/value`);
  return { currency, value: Math.round(Number(text) * 100) };
}

export function readPayable(value: unknown, field: string): Money {
  const money = readMoney(value, field);
  if (!money) throw new Refusal('MISSING_REQUIRED_PARAMETER', field);
  if (money.value === 0) throw new Refusal('CANNOT_BE_ZERO_OR_NEGATIVE', `${field}/value`);
  return money;
}
