import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Money } from './orders/money';
import { createIdentity, type Identity } from './webhooks/identity';

export type PendingReason =
  | 'ECHECK'
  | 'PENDING_REVIEW'
  | 'UNILATERAL'
  | 'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION'
  | 'VERIFICATION_REQUIRED'
  | 'OTHER';

export interface Refund {
  id: string;
  at: string;
  amount: number;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
}

export interface Capture {
  id: string;
  at: string;
  amount: number;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'FAILED';
  reason: PendingReason | null;
  refunds: Refund[];
}

/** How the buyer can approve. `declinedOnce`: the first attempt to capture is declined, the next isn’t. */
export const INSTRUMENTS = ['good', 'declined', 'declinedOnce'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

export interface Order {
  id: string;
  at: string;
  updatedAt: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  amount: Money;
  /** The purchase unit as it was sent. */
  unit: Record<string, unknown>;
  /** What was asked of the approval: where the buyer goes afterwards, and whether PayPal asks for an address. */
  experience: { returnUrl?: string; cancelUrl?: string; asksForAddress: boolean };
  customId: string | null;
  invoiceId: string | null;
  /** What the buyer approved with. */
  instrument: Instrument | null;
  captures: Capture[];
}

/** What a PayPal-Request-Id stands for. */
export interface StoredRequest {
  at: number;
  resource: 'order' | 'refund';
  id: string;
}

export interface State {
  identity: Identity;
  orders: Record<string, Order>;
  requests: Record<string, StoredRequest>;
}

export const openState = (file?: string): State =>
  file && existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { identity: createIdentity(), orders: {}, requests: {} };

export function saveState(state: State, file?: string): void {
  if (!file) return;
  writeFileSync(`${file}.draft`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** Ids look like PayPal's: 17 letters and digits. */
export const newId = (): string => Array.from({ length: 17 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const refundedOf = ({ refunds }: Capture): number =>
  refunds.reduce((sum, { amount, status }) => (status === 'FAILED' ? sum : sum + amount), 0);

export function findCapture(state: State, id: string): { order: Order; capture: Capture } | undefined {
  for (const order of Object.values(state.orders)) {
    const capture = order.captures.find((one) => one.id === id);
    if (capture) return { order, capture };
  }
  return undefined;
}
