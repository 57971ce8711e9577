import {
  type ExpressBuyer,
  type Handoff,
  type OrderInput,
  type OrderPlacement,
  type OrderRefusal,
  orderPaths,
  type PaymentOutcome,
  type PlacedOrder,
  type Quote,
} from '@stoa/contract';
import { ApiError, type Cancelable, getData, sendData, useDebounced } from '@stoa/web-kit';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import useSWR from 'swr';
import type { CheckoutValues } from '../../components/checkout/checkout-values';
import type { CheckoutLine } from './domain/cart';
import { quoteRequest } from './domain/request';

const SETTLED_MS = 120;

/**
 * What the cart costs by what has been entered. Until a newer quote is there, the one before stays, but only within one checkout,
 * which `key` names: the next one begins with what is true then.
 */
export function useQuote(key: string, lines: readonly CheckoutLine[], values: CheckoutValues) {
  const entered = JSON.stringify(quoteRequest(lines, values));
  const settled = useDebounced(entered, SETTLED_MS, { leading: true });
  const [latest, setLatest] = useState<Quote>();
  const ask = ([path, body]: [string, string, string], request?: Cancelable) =>
    sendData<Quote>(path, { body: JSON.parse(body), ...request });
  const answer = useSWR([orderPaths.checkout.quote, settled, key], ask, { onSuccess: setLatest, dedupingInterval: 0 });
  const waiting = answer.isLoading || entered !== settled;
  return {
    quote: answer.data ?? latest,
    waiting,
    /** Undefined while it's asked again. */
    failure: waiting ? undefined : answer.error,
    retry: () => void answer.mutate(),
    /** Shows a quote that came with a refusal, which may be for more than was asked here, until a newer one is there. */
    take(quote: Quote) {
      // Before another is asked for, whose answer would count as older than this.
      void answer.mutate(undefined, { revalidate: false });
      // At once, so that its corrections are there to be focused.
      flushSync(() => setLatest(quote));
    },
  };
}

/** Why an order wasn't placed, and what is true now. */
export function refusalOf(error: unknown): { reason: OrderRefusal; quote?: Quote } | undefined {
  if (!(error instanceof ApiError) || error.error.status !== 409) return undefined;
  const { reason, quote } = error.error.details as { reason?: OrderRefusal; quote?: Quote };
  return reason && { reason, ...(quote && { quote }) };
}

export const placeOrder = (input: OrderInput) => sendData<OrderPlacement>(orderPaths.checkout.orders, { body: input });

/** Of an order that isn't paid yet. Asked again, it's the same. */
export const openPayment = async (key: string): Promise<Handoff> =>
  (await sendData<{ handoff: Handoff }>(orderPaths.checkout.pay(key))).handoff;

/** What came of it once the shopper is back from the provider's window. */
export const settlePayment = async (key: string): Promise<PaymentOutcome> =>
  (await sendData<{ outcome: PaymentOutcome }>(orderPaths.checkout.settle(key))).outcome;

/** How an order is paid that came by a pay link. */
export const choosePayment = (key: string, paymentMethod: string) =>
  sendData<PlacedOrder>(orderPaths.checkout.paymentMethod(key), { body: { paymentMethod } });

/** Who comes back from a provider where they have approved to pay. */
export const findExpressBuyer = (provider: string, approval: string) =>
  getData<ExpressBuyer>(orderPaths.checkout.expressBuyer(provider, approval));

/** Pays an order with a gift card that came by a pay link. */
export const redeemGiftCard = (key: string, giftCard: string) =>
  sendData<PlacedOrder>(orderPaths.checkout.giftCard(key), { body: { giftCard } });

export const cancelOrder = (key: string) => sendData<PlacedOrder>(orderPaths.checkout.cancel(key));
