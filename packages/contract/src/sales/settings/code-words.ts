/** No schemas here: the panel's lists need only these. */

export const CODE_KINDS = ['PERCENT', 'AMOUNT', 'SHIPPING'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

export const CODE_KIND_NAMES: Record<CodeKind, string> = {
  PERCENT: 'Percent off',
  AMOUNT: 'Amount off',
  SHIPPING: 'Free shipping',
};

export const CODE_STATES = ['ACTIVE', 'SCHEDULED', 'ENDED', 'USED_UP', 'OFF'] as const;
export type CodeState = (typeof CODE_STATES)[number];

export const CODE_STATE_NAMES: Record<CodeState, string> = {
  ACTIVE: 'Active',
  SCHEDULED: 'Scheduled',
  ENDED: 'Ended',
  USED_UP: 'Used up',
  OFF: 'Off',
};

export const CODE_SORTS = ['createdAt', 'code', 'uses'] as const;
