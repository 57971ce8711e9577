import * as yup from 'yup';
import { flag, moment, openedVersion, optionalEmail, requiredText, textOrNull } from '../../input/fields';
import { listQuery, queryOneOf } from '../../input/list-query';
import type { Pagination } from '../../input/paging';
import { amount } from '../settings/amounts';
import { GIFT_CARD_SORTS, GIFT_CARD_STATES, type GiftCardEntryKind, type GiftCardState } from './gift-card-words';

/** A change of a card's balance. */
export interface GiftCardEntry {
  id: number;
  kind: GiftCardEntryKind;
  /** Below 0 if it took something off the balance. */
  amount: number;
  /** The order that it paid for, or was bought in. */
  orderNumber: number | null;
  note: string | null;
  madeBy: string;
  madeAt: string;
}

/** Amounts in dollars. */
export interface GiftCard {
  id: number;
  /** As everybody but its owner knows it: '•••• 2345'. */
  name: string;
  initialAmount: number;
  balance: number;
  /** Who it was sent to. */
  email: string | null;
  expiresAt: string | null;
  note: string | null;
  enabled: boolean;
  state: GiftCardState;
  /** Newest first. Of one card, not in lists. */
  entries: GiftCardEntry[];
  createdAt: string;
  updatedAt: string;
}

export interface GiftCardList {
  items: Omit<GiftCard, 'entries'>[];
  pagination: Pagination;
}

/** The only time that its code is shown. */
export interface IssuedGiftCard extends GiftCard {
  code: string;
}

export const giftCardListQuery = listQuery(GIFT_CARD_SORTS, ['createdAt', 'desc'], {
  state: queryOneOf('state', GIFT_CARD_STATES),
});
export type GiftCardListQuery = yup.InferType<typeof giftCardListQuery>;

const MAX_AMOUNT = 10_000;

const cardAmount = (label: string) =>
  amount(label).max(MAX_AMOUNT, `${label} must be at most ${MAX_AMOUNT.toLocaleString('en-US')}`);

const giftCardFields = {
  expiresAt: moment('Expires'),
  note: textOrNull('Note', 500),
};

export const issueGiftCardInput = yup.object({
  ...giftCardFields,
  amount: cardAmount('Amount').required('Enter an amount').moreThan(0, 'Amount must be above 0'),
  /** Who its code is emailed to. */
  email: optionalEmail().default(null),
  expiresAt: giftCardFields.expiresAt
    .default(null)
    .test('future', 'Expires must be in the future', (value) => !value || Date.parse(value) > Date.now()),
  note: giftCardFields.note.default(null),
});
export type IssueGiftCardInput = yup.InferType<typeof issueGiftCardInput>;

export const updateGiftCardInput = yup.object({
  ...giftCardFields,
  enabled: flag('On'),
  updatedAt: openedVersion(),
});
export type UpdateGiftCardInput = yup.InferType<typeof updateGiftCardInput>;

export const adjustGiftCardInput = yup.object({
  balance: cardAmount('Balance').required('Enter the new balance'),
  why: requiredText('Reason', 1, 300, 'Enter a reason'),
  updatedAt: openedVersion().required('updatedAt is required'),
});
export type AdjustGiftCardInput = yup.InferType<typeof adjustGiftCardInput>;
