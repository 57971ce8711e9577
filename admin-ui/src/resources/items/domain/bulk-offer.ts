import type { ChangedPrices, PriceRounding, PriceStep } from '@stoa/contract';

type Choices<Value extends string> = { value: Value; label: string }[];

export const PRICE_CHOICES: Choices<ChangedPrices> = [
  { value: 'BOTH', label: 'Price and discount price' },
  { value: 'PRICE', label: 'Price only' },
  { value: 'DISCOUNT', label: 'Discount price, based on the price' },
];

export const ROUNDING_CHOICES: Choices<PriceRounding> = [
  { value: 'NONE', label: 'To the cent' },
  { value: 'WHOLE', label: 'To whole dollars (.00)' },
  { value: 'NINETY_NINE', label: 'To .99' },
  { value: 'NINETY_FIVE', label: 'To .95' },
];

export const STEPS = {
  'up%': { by: 'PERCENT', sign: 1 },
  'down%': { by: 'PERCENT', sign: -1 },
  up$: { by: 'AMOUNT', sign: 1 },
  down$: { by: 'AMOUNT', sign: -1 },
} as const satisfies Record<string, { by: PriceStep; sign: number }>;
export type Step = keyof typeof STEPS;

export const STEP_CHOICES: Choices<Step> = [
  { value: 'up%', label: 'Increase by percent' },
  { value: 'down%', label: 'Decrease by percent' },
  { value: 'up$', label: 'Increase by amount' },
  { value: 'down$', label: 'Decrease by amount' },
];

export const STOCK_STEPS = {
  add: { by: 'ADD', sign: 1 },
  take: { by: 'ADD', sign: -1 },
  set: { by: 'SET', sign: 1 },
} as const;
export type StockStep = keyof typeof STOCK_STEPS;

export const STOCK_CHOICES: Choices<StockStep> = [
  { value: 'add', label: 'Add to stock' },
  { value: 'take', label: 'Take from stock' },
  { value: 'set', label: 'Set stock to' },
];

const typed = (text: string, form: RegExp): number | null => (form.test(text.trim()) ? Number(text) : null);

/** Null if it isn’t an amount. */
export const typedAmount = (text: string) => typed(text, /^\d{1,8}(\.\d{1,2})?$/);
export const typedCount = (text: string) => typed(text, /^\d{1,9}$/);
