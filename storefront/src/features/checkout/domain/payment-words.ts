import type { PaymentOutcome } from '@stoa/contract';

/** Why an order isn't paid. CLOSED: by the shopper. LOST: nobody knows yet. */
export type Unpaid =
  | Exclude<PaymentOutcome, 'PAID' | 'WAITING' | 'REVIEW'>
  | 'NOT_OPENED'
  | 'CLOSED'
  | 'FAILED'
  | 'LOST';

const WORDS: Record<Unpaid, (provider: string) => string> = {
  NOT_OPENED: (provider) => `We couldn’t reach ${provider}. Nothing was charged. Try again in a moment.`,
  CLOSED: (provider) => `You left ${provider} before paying. Nothing was charged.`,
  FAILED: (provider) => `${provider} couldn’t go on. Nothing was charged. Try again, or choose another way to pay.`,
  LOST: () =>
    'We lost the connection. If you approved the payment, it goes through by itself: this page will tell you.',
  DECLINED: (provider) => `${provider} declined this payment. Nothing was charged. Try another card or account.`,
  LAPSED: (provider) =>
    `This payment has lapsed at ${provider}. Nothing was charged. Pay again, or choose another way to pay.`,
  OVER: () => 'This order ended before it was paid. Nothing was charged.',
  SOLD_OUT: () =>
    'While you were paying, somebody else bought the last of something, or used your discount code up. Nothing was charged.',
};

/** `provider` is what shoppers call it. */
export const unpaidInWords = (why: Unpaid, provider: string): string => WORDS[why](provider);
