import { apiPaths, type LineOffer, orderPaths } from '@stoa/contract';
import { AppTheme, DataProvider, PageRouter, ToastProvider } from '@stoa/web-kit';
import { answerCalls, type Call } from '@stoa/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { dispatchCheckout } from '../../../../components/checkout/checkout-store';
import { CartProvider } from '../../stores/cart-provider';
import { CartButton } from './cart-button';
import { CartDrawerHost } from './cart-drawer-host';

export const lamp = { id: 1, name: 'Lamp', image: '/lamp.webp', price: 20, slug: 'lamp', quantity: 2 };
export const bowl = { id: 2, name: 'Bowl', image: '/bowl.webp', price: 5.5, slug: 'bowl', quantity: 1 };
export const today = (name: string, more: Partial<LineOffer> = {}): LineOffer => ({
  name,
  choice: null,
  price: 20,
  compareAtPrice: null,
  status: 'AVAILABLE',
  stock: 9,
  low: false,
  mustChoose: false,
  needsShipping: true,
  schedule: null,
  priceKind: 'FIXED',
  stockWords: null,
  ...more,
});

/** What the shop answers. */
const usual = {
  held: undefined as Promise<void> | undefined,
  unreachable: false,
  addsTax: true,
  freeFrom: null as number | null,
  hasDiscounts: false,
  quote: undefined as object | undefined,
};
export const answers = { ...usual };
export const shop = new Map<string, LineOffer>();
export const quotes: unknown[] = [];
const answer = async ({ url, body }: Call) => {
  const { addsTax, freeFrom, hasDiscounts, quote } = answers;
  if (url.endsWith(apiPaths.store))
    return { body: { data: { shipping: { price: 5, freeFrom, addsTax }, hasDiscounts } } };
  if (url.endsWith(orderPaths.checkout.quote)) {
    quotes.push(body);
    return {
      body: { data: { discount: 0, discountCode: null, discountLabel: null, code: null, almost: null, ...quote } },
    };
  }
  await answers.held;
  if (answers.unreachable) throw new Error('The network is gone');
  const lines = new URL(url, 'http://localhost').searchParams.get('lines')?.split(',') ?? [];
  return { body: { data: { offers: lines.map((line) => shop.get(line) ?? null) } } };
};

export const drawer = () => screen.findByRole('dialog', { name: 'Shopping Cart' });
export const line = async (name: string) => {
  const line = within(await drawer())
    .getByText(name)
    .closest('li');
  if (!line) throw new Error(`${name} stands in no line`);
  return within(line);
};
export const total = () => screen.getByLabelText('Subtotal').textContent;
export const cartButton = () => document.querySelector('[aria-label^="Shopping cart,"]');

export async function openCart(items: object[]) {
  localStorage.setItem('cart-storage', JSON.stringify({ state: { items } }));
  render(
    <PageRouter>
      <AppTheme>
        <DataProvider>
          <SWRConfig value={{ shouldRetryOnError: false, dedupingInterval: 0 }}>
            <ToastProvider>
              <CartProvider>
                <CartButton />
                <CartDrawerHost />
              </CartProvider>
            </ToastProvider>
          </SWRConfig>
        </DataProvider>
      </AppTheme>
    </PageRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Shopping cart/ }));
  return within(await drawer());
}

export function prepareCart() {
  window.history.pushState(null, '', '/');
  Object.assign(answers, usual);
  quotes.length = 0;
  dispatchCheckout({ type: 'forgotten' });
  shop.clear();
  shop.set('1', today('Lamp'));
  shop.set('2', today('Bowl', { price: 5.5 }));
  answerCalls(answer);
}
