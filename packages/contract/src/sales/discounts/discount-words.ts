/** No schemas here: the panel's lists need only these. */

export const DISCOUNT_METHODS = ['CODE', 'AUTOMATIC'] as const;
export type DiscountMethod = (typeof DISCOUNT_METHODS)[number];

export const DISCOUNT_METHOD_NAMES: Record<DiscountMethod, string> = {
  CODE: 'Code',
  AUTOMATIC: 'Automatic',
};

export const DISCOUNT_KINDS = ['PERCENT', 'AMOUNT', 'BUY_X_GET_Y', 'SHIPPING'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export const DISCOUNT_KIND_NAMES: Record<DiscountKind, string> = {
  PERCENT: 'Percent off',
  AMOUNT: 'Amount off',
  BUY_X_GET_Y: 'Buy X get Y',
  SHIPPING: 'Free shipping',
};

export const DISCOUNT_STATES = ['ACTIVE', 'SCHEDULED', 'ENDED', 'USED_UP', 'OFF'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

export const DISCOUNT_STATE_NAMES: Record<DiscountState, string> = {
  ACTIVE: 'Active',
  SCHEDULED: 'Scheduled',
  ENDED: 'Ended',
  USED_UP: 'Used up',
  OFF: 'Off',
};

export const DISCOUNT_SORTS = ['createdAt', 'name', 'uses'] as const;
