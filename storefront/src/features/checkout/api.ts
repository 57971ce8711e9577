import {
  isUnpaid,
  type OrderInput,
  type OrderRefusal,
  orderPaths,
  type PaymentOutcome,
  type PlacedOrder,
  type Quote,
  type QuoteInput,
} from '@stoa/contract';
import { ApiError, getData, sendData, useDebounced } from '@stoa/web-kit';
import { useRef } from 'react';
import useSWR from 'swr';

const SETTLED_MS = 120;

/** What the cart costs by what has been entered. Until a newer quote is there, the one before stays. */
export function useQuote(request: QuoteInput) {
  const asked = JSON.stringify(request);
  const settled = useDebounced(asked, SETTLED_MS);
  const asking = useRef<AbortController>(null);
  const ask = ([path, body]: [string, string]) => {
    asking.current?.abort();
    asking.current = new AbortController();
    return sendData<Quote>(path, { body: JSON.parse(body), signal: asking.current.signal });
  };
  const { data, error, isLoading, mutate } = useSWR([orderPaths.checkout.quote, settled], ask, {
    keepPreviousData: true,
  });
  const waiting = isLoading || asked !== settled;
  return {
    quote: data,
    waiting,
    /** Undefined while it's asked again. */
    failure: waiting ? undefined : error,
    retry: () => void mutate(),
    /** Shows a quote that came with a refusal, until one for what is entered is there. */
    take: (quote: Quote) => void mutate(quote),
  };
}

/** Why an order wasn't placed, and what is true now. */
export function refusalOf(error: unknown): { reason: OrderRefusal; quote?: Quote } | undefined {
  if (!(error instanceof ApiError) || error.error.status !== 409) return undefined;
  const { reason, quote } = error.error.details as { reason?: OrderRefusal; quote?: Quote };
  return reason && { reason, ...(quote && { quote }) };
}

export const placeOrder = (input: OrderInput) => sendData<PlacedOrder>(orderPaths.checkout.orders, { body: input });

/** Asked again, it's the same one. */
export const openPayment = async (key: string): Promise<string> =>
  (await sendData<{ providerOrderId: string }>(orderPaths.checkout.pay(key))).providerOrderId;

/** What came of it once the shopper is back from the provider's window. */
export const settlePayment = async (key: string): Promise<PaymentOutcome> =>
  (await sendData<{ outcome: PaymentOutcome }>(orderPaths.checkout.settle(key))).outcome;

export const cancelOrder = (key: string) => sendData<PlacedOrder>(orderPaths.checkout.cancel(key));

const OFTEN_MS = 4_000;

/** Followed for as long as its payment may be on its way. */
export const usePlacedOrder = (key: string | undefined) =>
  useSWR(key ? orderPaths.checkout.order(key) : null, getData<PlacedOrder>, {
    refreshInterval: (order) => (order && (isUnpaid(order.state) || order.state === 'CAPTURING') ? OFTEN_MS : 0),
  });
