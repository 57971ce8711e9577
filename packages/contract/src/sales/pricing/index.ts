export { prorate } from './allocate';
export * from './best-discount';
export type { DiscountValue } from './discount';
export * from './discount-rule';
export * from './price-order';
export type { TaxRate } from './tax';
