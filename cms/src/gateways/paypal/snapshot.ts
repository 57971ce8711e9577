import type { CaptureSnapshot, RefundSnapshot, Snapshot } from '../gateway';
import { toCents } from './money';

interface Money {
  currency_code: string;
  value: string;
}

interface PayPalCapture {
  id: string;
  status: CaptureSnapshot['status'];
  status_details?: { reason?: string };
  amount: Money;
}

export interface PayPalRefund {
  id: string;
  status: RefundSnapshot['status'] | 'CANCELLED';
  amount: Money;
}

export interface PayPalOrder {
  id: string;
  status: string;
  purchase_units: {
    amount: Money;
    custom_id?: string;
    payments?: { captures?: PayPalCapture[]; refunds?: PayPalRefund[] };
  }[];
}

export function toSnapshot({ id, status, purchase_units: [unit] }: PayPalOrder): Snapshot {
  if (!unit) throw new Error(`PayPal answered without what order ${id} is for`);
  const captures = (unit.payments?.captures ?? []).map(toCapture);
  return {
    providerOrderId: id,
    state: stateOf(status, captures),
    amount: toCents(unit.amount.value),
    currency: unit.amount.currency_code,
    orderUuid: unit.custom_id ?? null,
    captures,
    refunds: (unit.payments?.refunds ?? []).map(toRefund),
  };
}

/** PayPal says COMPLETED even if the only capture was declined, and an order is captured once. */
function stateOf(status: string, captures: CaptureSnapshot[]): Snapshot['state'] {
  if (captures.some((capture) => !['DECLINED', 'FAILED'].includes(capture.status))) return 'CAPTURED';
  if (status === 'COMPLETED' || status === 'VOIDED') return 'EXPIRED';
  return status === 'APPROVED' ? 'APPROVED' : 'OPEN';
}

/** Why a capture is pending, and what that asks of the owner of the shop's account. */
const OWNER_ACTIONS: Record<string, string | null> = {
  ECHECK: null,
  PENDING_REVIEW: null,
  UNILATERAL:
    'The payment is on hold because the email address of the shop’s account isn’t confirmed. Confirm it at PayPal',
  RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION:
    'The payment is waiting for you to accept it. Sign in to PayPal and accept or decline it',
  VERIFICATION_REQUIRED: 'The payment is on hold because the shop’s account isn’t verified. Verify it at PayPal',
};

const ownerActionOf = (reason: string): string | null =>
  reason in OWNER_ACTIONS
    ? (OWNER_ACTIONS[reason] ?? null)
    : `The payment is on hold at PayPal (${reason}). Sign in there to see why`;

const toCapture = ({ id, status, status_details, amount }: PayPalCapture): CaptureSnapshot => ({
  id,
  status,
  amount: toCents(amount.value),
  currency: amount.currency_code,
  ownerAction: status === 'PENDING' ? ownerActionOf(status_details?.reason ?? 'OTHER') : null,
});

export const toRefund = ({ id, status, amount }: PayPalRefund): RefundSnapshot => ({
  id,
  status: status === 'CANCELLED' ? 'FAILED' : status,
  amount: toCents(amount.value),
});
