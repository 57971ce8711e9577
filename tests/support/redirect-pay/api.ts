/** The API of Redirect Pay, a provider that exists in tests only. Amounts in cents. */

export interface Session {
  id: string;
  /** Of the page where the buyer pays. */
  url: string;
  status: 'open' | 'paid' | 'closed';
  amount: number;
  currency: string;
  /** The shop's own name for it. */
  reference: string;
  return_url: string;
  payment: string | null;
  refunds: Refund[];
}

export interface Refund {
  id: string;
  amount: number;
  /** Banks take their time, and may reject it. */
  state: 'requested' | 'settled' | 'rejected';
}

export interface RedirectPayEvent {
  id: string;
  type: 'session.paid' | 'refund.changed';
  /** In seconds. */
  at: number;
  session: string;
}

export type ErrorCode = 'unknown_session' | 'unknown_payment' | 'session_paid' | 'nothing_left' | 'amount_too_large';
