export type { Discount } from './discount';
export * from './price-order';
export { proportion } from './spread';
export type { TaxRate } from './tax';
