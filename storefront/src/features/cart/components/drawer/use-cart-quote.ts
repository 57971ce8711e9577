import { apiPaths, MAX_CART_LINES, orderPaths, type Quote, type QuoteInput, type Store } from '@stoa/contract';
import { type Cancelable, sendData, useDebounced, usePrefetched } from '@stoa/web-kit';
import useSWR from 'swr';
import { codeOf } from '../../../../components/checkout/checkout-state';
import { useCheckout, useCheckoutRestored } from '../../../../components/checkout/checkout-store';
import type { CartItem } from '../../stores/cart-items';

const SETTLED_MS = 120;

const ask = ([path, body]: [string, string], request?: Cancelable) =>
  sendData<Quote>(path, { body: JSON.parse(body), ...request });

/** What discounts take off the cart. It's only asked for if there may be any. */
export function useCartQuote(items: readonly CartItem[]): Quote | undefined {
  const isRestored = useCheckoutRestored();
  const code = useCheckout(codeOf);
  const hasDiscounts = usePrefetched<Store>(apiPaths.store).data?.hasDiscounts ?? false;
  const input: Pick<QuoteInput, 'lines' | 'code'> = {
    lines: items.map(({ id, variantId = null, quantity }) => ({ itemId: id, variantId, quantity })),
    code,
  };
  const settled = useDebounced(JSON.stringify(input), SETTLED_MS, { leading: true });
  const isAsked = isRestored && (hasDiscounts || code !== null) && items.length > 0 && items.length <= MAX_CART_LINES;
  const { data } = useSWR(isAsked ? [orderPaths.checkout.quote, settled] : null, ask, { keepPreviousData: true });
  return isAsked ? data : undefined;
}
