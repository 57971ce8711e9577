/** No schemas here: the panel's lists need only these. */

/** USED: nothing is left on it. */
export const GIFT_CARD_STATES = ['ACTIVE', 'USED', 'EXPIRED', 'OFF'] as const;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];

export const GIFT_CARD_STATE_NAMES: Record<GiftCardState, string> = {
  ACTIVE: 'Active',
  USED: 'Used up',
  EXPIRED: 'Expired',
  OFF: 'Off',
};

/** RELEASED: the order that it was to pay ended unpaid. */
export const GIFT_CARD_ENTRY_KINDS = ['ISSUED', 'REDEEMED', 'RELEASED', 'REFUNDED', 'ADJUSTED'] as const;
export type GiftCardEntryKind = (typeof GIFT_CARD_ENTRY_KINDS)[number];

export const GIFT_CARD_ENTRY_NAMES: Record<GiftCardEntryKind, string> = {
  ISSUED: 'Issued',
  REDEEMED: 'Used for an order',
  RELEASED: 'Put back: the order wasn’t paid',
  REFUNDED: 'Refunded',
  ADJUSTED: 'Balance adjusted',
};

/** That one order buys. */
export const MAX_GIFT_CARDS = 20;

export const GIFT_CARD_SORTS = ['createdAt', 'balance', 'expiresAt'] as const;
