import type { PaymentOutcome } from '@stoa/contract';

/** Why an order isn't paid. CLOSED: by the shopper. LOST: nobody knows yet. */
export type Unpaid =
  | Exclude<PaymentOutcome, 'PAID' | 'WAITING' | 'REVIEW'>
  | 'NOT_OPENED'
  | 'CLOSED'
  | 'FAILED'
  | 'LOST';

const WORDS: Record<Unpaid, (provider: string) => string> = {
  NOT_OPENED: (provider) => `We couldn’t reach ${provider}. You haven’t been charged. Try again in a moment.`,
  CLOSED: (provider) => `You left ${provider} before paying. You haven’t been charged.`,
  FAILED: (provider) =>
    `${provider} couldn’t complete the payment. You haven’t been charged. Try again, or choose another payment method.`,
  LOST: () =>
    'We lost the connection. If you approved the payment, it will still go through, and this page will update.',
  DECLINED: (provider) => `${provider} declined this payment. You haven’t been charged. Try another card or account.`,
  EXPIRED: (provider) =>
    `This payment expired at ${provider}. You haven’t been charged. Try again, or choose another payment method.`,
  OVER: () => 'This order was closed before it was paid. You haven’t been charged.',
  SOLD_OUT: () =>
    'While you were paying, an item sold out or your discount code was used up. You haven’t been charged.',
};

/** `provider` is what shoppers call it. */
export const formatUnpaid = (why: Unpaid, provider: string): string => WORDS[why](provider);
