import { isUnpaid, type Quote } from '@stoa/contract';
import { ApiError, errorMessage, newKey } from '@stoa/web-kit';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Draft } from '../../components/checkout/checkout-state';
import { dispatchCheckout } from '../../components/checkout/checkout-store';
import type { CheckoutValues } from '../../components/checkout/checkout-values';
import { findPlacedOrder } from '../../components/orders/api';
import { paths } from '../../config/paths';
import { openPayment, placeOrder, refusalOf } from './api';
import { focusCode } from './components/email-code';
import { focusCorrection } from './components/summary';
import type { CheckoutLine } from './domain/cart';
import { unpaidInWords } from './domain/payment-words';
import { refusalInWords, STARTED_BEFORE } from './domain/refusals';
import { codeKey, orderRequest, paymentMethodIn } from './domain/request';

export const FAILURE = 'We couldn’t place your order. Try again: it won’t be placed twice.';

type Placing = Pick<Draft, 'key' | 'codeFor'> & {
  lines: readonly CheckoutLine[];
  quote: Quote | undefined;
  /** Shows the quote that came with a refusal. */
  onQuote: (quote: Quote) => void;
};

/** Places the order, and opens it at its payment provider, if it has one. What is thrown is shown in the form. */
export function usePlaceOrder({ key, codeFor, lines, quote, onQuote }: Placing) {
  const navigate = useNavigate();
  const opened = useRef<string>(undefined);

  async function place(values: CheckoutValues) {
    if (!quote) return;
    dispatchCheckout({ type: 'submitted', values });
    opened.current = undefined;
    try {
      await placeOrder(orderRequest(lines, values, { quote, key, codeFor }));
    } catch (error) {
      return explain(error, values);
    }
    const paymentMethod = paymentMethodIn(quote, values);
    if (paymentMethod?.provider) return openAtProvider(paymentMethod.name);
    dispatchCheckout({ type: 'orderPlaced', key });
    navigate(paths.orderPlaced, { replace: true });
  }

  async function openAtProvider(name: string) {
    dispatchCheckout({ type: 'paymentOpened' });
    try {
      opened.current = await openPayment(key);
    } catch (error) {
      dispatchCheckout({ type: 'leftUnpaid', key, problem: errorMessage(error, unpaidInWords('NOT_OPENED', name)) });
    }
  }

  async function explain(error: unknown, values: CheckoutValues) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { reason, quote: now } = refusal;
    if (now) onQuote(now);
    if (reason === 'STOCK') setTimeout(focusCorrection);
    if (reason === 'CONFIRM_EMAIL') {
      dispatchCheckout({ type: 'emailCodeSent', codeFor: codeKey(lines, values) });
      setTimeout(focusCode);
    }
    if (reason === 'KEY') {
      const order = await findPlacedOrder(key).catch(() => undefined);
      if (order && isUnpaid(order.state)) return dispatchCheckout({ type: 'leftUnpaid', key, problem: STARTED_BEFORE });
      dispatchCheckout({ type: 'keyUsed', newKey: newKey() });
    }
    const message = refusalInWords(reason, { message: errorMessage(error, FAILURE), quote: now });
    throw new ApiError({ ...(error as ApiError).error, message });
  }

  /** What the provider calls the order that was just placed. */
  return { place, takeOpened: () => opened.current };
}
