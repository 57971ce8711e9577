import { fromCents, type Quote } from '@stoa/contract';
import type { EnteredGiftCard } from './select-gift-card';

/** Amounts in cents. */
interface Priced {
  total: number;
  lines: readonly { total: number; isGiftCard: boolean }[];
}

export interface PaidByCard {
  enteredCard: EnteredGiftCard | null;
  /** What it pays of the total. */
  giftCard: { id: number; amount: number } | null;
  /** What is left to pay. */
  due: number;
}

export const OTHER_BALANCE = 'The amount that your gift card pays has changed';
export const PAID_BY_CARD = 'Paid with a gift card';

/** What an entered card pays: everything but other cards. */
export const paidByCard = (read: EnteredGiftCard | null, { total, lines }: Priced): PaidByCard => {
  const cards = lines.reduce((sum, line) => sum + (line.isGiftCard ? line.total : 0), 0);
  const payable = total - cards;
  const isUseless = read?.problem === null && payable === 0 && cards > 0;
  const enteredCard = isUseless ? { ...read, problem: 'Gift cards can’t be paid with a gift card' } : read;
  const amount = enteredCard?.problem === null ? Math.min(enteredCard.card?.balance ?? 0, payable) : 0;
  const giftCard = enteredCard?.card && amount > 0 ? { id: enteredCard.card.id, amount } : null;
  return { enteredCard, giftCard, due: total - amount };
};

export const toQuotedCard = ({
  enteredCard,
  giftCard,
  due,
}: PaidByCard): Pick<Quote, 'giftCard' | 'giftCardAmount' | 'due'> => ({
  giftCard: enteredCard && {
    ending: enteredCard.ending,
    balance: enteredCard.card && fromCents(enteredCard.card.balance),
    problem: enteredCard.problem,
  },
  giftCardAmount: fromCents(giftCard?.amount ?? 0),
  due: fromCents(due),
});
