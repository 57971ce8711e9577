export { prorate } from './allocate';
export type { Discount } from './discount';
export * from './price-order';
export type { TaxRate } from './tax';
