import type { OrderRefusal, Quote } from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';

export const STARTED_BEFORE =
  'You’ve already started this order, perhaps in another tab. Pay for it, or cancel it to place this one.';

const PLACED_BEFORE = 'You’ve already placed an order from this page. Continue only if you want another one.';

type Refused = {
  /** The server's. */
  message: string;
  /** What is true now. */
  quote: Quote | undefined;
  /** What the shopper saw. */
  seen: Pick<Quote, 'total' | 'due'>;
};

const totalNow = ({ quote, seen }: Refused): string =>
  quote && quote.total !== seen.total ? ` The total is now ${formatDollars(quote.total)}.` : '';
const dueNow = ({ quote, seen }: Refused): string =>
  quote && quote.due !== seen.due ? ` You now pay ${formatDollars(quote.due)}.` : '';

const WORDS: Record<OrderRefusal, (refused: Refused) => string> = {
  STOCK: ({ message }) => `${message}. Update your cart, then place your order again.`,
  PRICE: (refused) => `${refused.message}.${totalNow(refused)} Check your order, then place it again.`,
  CODE: (refused) =>
    `${refused.message}.${totalNow(refused)} Enter another code, or place your order again without one.`,
  GIFT_CARD: (refused) => `${refused.message}.${dueNow(refused)} Check your order, then place it again.`,
  SHIPPING: () =>
    'This shipping method is no longer available for your address. Choose another one, then place your order again.',
  KEY: () => PLACED_BEFORE,
  LIMIT: ({ message }) => `${message}.`,
  CONFIRM_EMAIL: ({ message }) => `${message}.`,
};

/** Why an order wasn't placed, and how to go on: whatever has changed has to be seen before the next press. */
export const formatRefusal = (reason: OrderRefusal, refused: Refused): string => WORDS[reason](refused);
