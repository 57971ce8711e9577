import { GatewayRefusal, type RefusalReason } from '../gateway';

/** PayPal's word for it, in the port's. */
const REASONS: Record<string, RefusalReason> = {
  INSTRUMENT_DECLINED: 'DECLINED',
  PAYER_CANNOT_PAY: 'DECLINED',
  PAYER_ACCOUNT_RESTRICTED: 'DECLINED',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'DECLINED',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'DECLINED',
  TRANSACTION_REFUSED: 'DECLINED',
  TRANSACTION_BLOCKED_BY_PAYEE: 'DECLINED',
  TRANSACTION_LIMIT_EXCEEDED: 'DECLINED',
  COMPLIANCE_VIOLATION: 'DECLINED',
  ORDER_NOT_APPROVED: 'NOT_APPROVED',
  PAYER_ACTION_REQUIRED: 'NOT_APPROVED',
  ORDER_ALREADY_CAPTURED: 'ALREADY_CAPTURED',
  CAPTURE_FULLY_REFUNDED: 'ALREADY_REFUNDED',
  INVALID_RESOURCE_ID: 'NOT_FOUND',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'NOT_FOUND',
};

interface PayPalError {
  name?: string;
  message?: string;
  debug_id?: string;
  details?: { issue?: string; description?: string; field?: string }[];
}

/** With these, PayPal says for certain that nothing happened. */
const CERTAIN = [400, 403, 404, 422];

/** What an answer with an error means: a refusal, or that nobody knows. */
export function errorOf(what: string, status: number, body: unknown): Error {
  const { name, message, debug_id, details } = (body ?? {}) as PayPalError;
  const { issue = name, description = message, field } = details?.[0] ?? {};
  const words = [description, field && `at ${field}`, debug_id && `debug id ${debug_id}`].filter(Boolean).join('; ');
  const summary = `PayPal answered ${status} ${issue ?? ''} to ${what}${words && ` (${words})`}`;
  // Without an error of PayPal's own form, something in between may have answered.
  if (!CERTAIN.includes(status) || !issue) return new Error(summary);
  return new GatewayRefusal(REASONS[issue] ?? 'OTHER', summary, description);
}
