import { type Handoff, isUnpaid, type PaymentStart, type Quote } from '@stoa/contract';
import { ApiError, errorMessage, newKey } from '@stoa/web-kit';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Draft } from '../../components/checkout/checkout-state';
import { dispatchCheckout } from '../../components/checkout/checkout-store';
import type { CheckoutValues } from '../../components/checkout/checkout-values';
import { findPlacedOrder } from '../../components/orders/api';
import { paths } from '../../config/paths';
import { placeOrder, refusalOf } from './api';
import { focusCorrection } from './components/corrections';
import { focusCodes } from './components/fields/codes';
import { focusCode } from './components/fields/email-code';
import type { CheckoutLine } from './domain/cart';
import { formatUnpaid } from './domain/format-unpaid';
import { formatRefusal, STARTED_BEFORE } from './domain/refusals';
import { approvalIn, codeKey, orderRequest } from './domain/request';
import { goesThrough, settle, showPlaced } from './settled';

export const FAILURE = 'We couldn’t place your order. Try again. It won’t be placed twice.';

type Placing = Pick<Draft, 'key' | 'codeFor' | 'replaces'> & {
  lines: readonly CheckoutLine[];
  quote: Quote | undefined;
  /** What shoppers call who takes the money. */
  title: string;
  /** Shows the quote that came with a refusal. */
  onQuote: (quote: Quote) => void;
};

/** Places the order. What is thrown is shown in the form. */
export function usePlaceOrder({ key, codeFor, replaces, lines, quote, title, onQuote }: Placing) {
  const navigate = useNavigate();
  const handoff = useRef<Handoff>(undefined);

  async function place(values: CheckoutValues) {
    if (!quote) return;
    dispatchCheckout({ type: 'submitted', values });
    handoff.current = undefined;
    const placing = placeOrder(orderRequest(lines, values, { quote, key, codeFor, replaces }));
    const placed = await placing.catch((error) => explain(error, values, quote));
    if (!placed) return;
    if (placed.payment) return startPayment(placed.payment, approvalIn(quote, values) !== null);
    dispatchCheckout({ type: 'orderPlaced', key });
    navigate(paths.orderPlaced, { replace: true });
  }

  /** The order stands, also if its payment can't begin: then the page shows it, and why. */
  async function startPayment(payment: PaymentStart, isApproved: boolean) {
    dispatchCheckout({ type: 'paymentOpened' });
    if (!('handoff' in payment)) return dispatchCheckout({ type: 'leftUnpaid', key, problem: payment.problem });
    handoff.current = payment.handoff;
    if (!isApproved) return;
    const settled = await settle(key);
    if (goesThrough(settled)) showPlaced(key);
    else dispatchCheckout({ type: 'leftUnpaid', key, problem: formatUnpaid(settled, title) });
  }

  async function explain(error: unknown, values: CheckoutValues, seen: Quote): Promise<void> {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { reason, quote: now } = refusal;
    if (now) onQuote(now);
    if (reason === 'STOCK') setTimeout(focusCorrection);
    if (reason === 'CODE' || reason === 'GIFT_CARD') setTimeout(focusCodes);
    if (reason === 'CONFIRM_EMAIL') {
      dispatchCheckout({ type: 'emailCodeSent', codeFor: codeKey(lines, values) });
      setTimeout(focusCode);
    }
    if (reason === 'KEY') {
      const order = await findPlacedOrder(key).catch(() => undefined);
      if (order && isUnpaid(order.state)) return dispatchCheckout({ type: 'leftUnpaid', key, problem: STARTED_BEFORE });
      dispatchCheckout({ type: 'keyUsed', newKey: newKey() });
    }
    const message = formatRefusal(reason, { message: errorMessage(error, FAILURE), quote: now, seen });
    throw new ApiError({ ...(error as ApiError).error, message });
  }

  return { place, takeHandoff: () => handoff.current };
}
