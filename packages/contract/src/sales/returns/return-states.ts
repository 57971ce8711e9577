interface ReturnStateProperties {
  /** The only states that may follow. */
  next: readonly ReturnState[];
  /** What it has can be neither requested again nor refunded another way. */
  isOpen: boolean;
  waitsFor: 'SHOP' | 'CUSTOMER' | 'NOBODY';
}

const OVER = { next: [], isOpen: false, waitsFor: 'NOBODY' } as const;

/** The life of a return. Every list of its states, here and in SQL, derives from this table. */
const STATES = {
  REQUESTED: { next: ['ACCEPTED', 'DECLINED', 'WITHDRAWN'], isOpen: true, waitsFor: 'SHOP' },
  // What never arrives is declined as well.
  ACCEPTED: { next: ['RECEIVED', 'DECLINED'], isOpen: true, waitsFor: 'CUSTOMER' },
  // It stays so until its refund has succeeded.
  RECEIVED: { next: ['REFUNDED', 'DECLINED'], isOpen: true, waitsFor: 'SHOP' },
  REFUNDED: OVER,
  DECLINED: OVER,
  WITHDRAWN: OVER,
} as const;

export type ReturnState = keyof typeof STATES;

export const RETURN_STATE: Readonly<Record<ReturnState, ReturnStateProperties>> = STATES;
export const RETURN_STATES = Object.keys(STATES) as ReturnState[];

export const returnStatesThat = (are: (properties: ReturnStateProperties) => boolean): ReturnState[] =>
  RETURN_STATES.filter((state) => are(RETURN_STATE[state]));

export const canMoveReturn = (from: ReturnState, to: ReturnState): boolean => RETURN_STATE[from].next.includes(to);

export const RETURN_STATE_NAMES: Record<ReturnState, string> = {
  REQUESTED: 'Requested',
  ACCEPTED: 'Accepted',
  RECEIVED: 'Received',
  REFUNDED: 'Refunded',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
};

export const RETURN_REASONS = ['CHANGED_MIND', 'DAMAGED', 'WRONG_ITEM', 'DOES_NOT_FIT', 'OTHER'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_REASON_NAMES: Record<ReturnReason, string> = {
  CHANGED_MIND: 'Changed my mind',
  DAMAGED: 'Damaged',
  WRONG_ITEM: 'Wrong item',
  DOES_NOT_FIT: 'Doesn’t fit',
  OTHER: 'Other',
};
