/** @jest-environment jsdom */
import { type Account, apiPaths, orderPaths, PAYPAL_ENVIRONMENTS, paginate } from '@stoa/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { item, offers, settings } from '../../../lib/records-in-tests';
import { openShop } from '../../shop-in-tests';

const clara: Account = { id: 7, name: 'Clara', email: 'clara@example.com', role: 'USER', avatar: null };
/** Of a shop that nobody can pay yet. */
const quoted = {
  lines: [],
  paymentMethods: [],
  shippingMethods: [],
  taxes: [],
  total: 40,
  due: 40,
  needsShipping: false,
};
const quoteCall = `POST ${orderPaths.checkout.quote}`;
const quote = { [quoteCall]: quoted };
const nothing = { [apiPaths.marketplace.items]: { items: [], pagination: paginate(1, 9, 0) } };

beforeEach(() => localStorage.clear());

test('signing in on the way to the checkout with nothing in the cart is no error', async () => {
  await openShop('/register?next=/checkout', { signedIn: clara, answers: nothing });
  expect(await screen.findByText('Your cart is empty')).not.toBeNull();
  await waitFor(() => expect(window.location.pathname).toBe('/marketplace'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('opening checkout with an empty cart shows a message', async () => {
  await openShop('/checkout', { answers: nothing });
  expect((await screen.findByRole('alert')).textContent).toContain('Cart is empty');
});

const fillCart = (quantity: number) => {
  const line = { id: item.id, slug: item.slug, name: item.title, image: item.imageUrl, price: 40, quantity };
  localStorage.setItem('cart-storage', JSON.stringify({ state: { items: [line] } }));
};

test('checkout repeats that the cart holds the whole stock', async () => {
  fillCart(15);
  await openShop('/checkout', { answers: { ...quote, [apiPaths.offers([item.id])]: offers } });
  expect(await screen.findByText(`Only ${item.stock} left`)).not.toBeNull();
  expect(screen.getByText(`${item.stock} × $40.00`)).not.toBeNull();
});

test('an item without a fixed price offers to request a quote or to remove it', async () => {
  fillCart(1);
  const line = {
    itemId: item.id,
    variantId: null,
    quantity: 1,
    title: item.title,
    choice: null,
    unitPrice: 40,
    total: 40,
  };
  const paymentMethods = [{ id: 'transfer', name: 'Bank transfer', note: null, provider: null }];
  const lines = [{ ...line, problem: 'OPEN_PRICE', left: null }];
  await openShop('/checkout', { answers: { [quoteCall]: { ...quoted, paymentMethods, lines } } });
  const [alert] = (await screen.findAllByRole('alert')) as [HTMLElement];
  expect(alert.textContent).toBe('Price on requestRequest a quoteRemove');
  expect(within(alert).getByRole('link').getAttribute('href')).toBe('/contact?subject=Price+of+Stoneware+bowl');
});

test.each(PAYPAL_ENVIRONMENTS)('PayPal’s script is loaded for the environment of the shop: %s', async (environment) => {
  fillCart(1);
  const access = { clientId: 'client-of-a-test', environment, sdkBaseUrl: null };
  const providers = [
    { approvalFlow: 'WINDOW', name: 'paypal', title: 'PayPal', isTest: environment === 'sandbox', access },
  ];
  const paymentMethods = [{ id: 'paypal', name: 'PayPal', note: null, provider: 'paypal', fits: true }];
  await openShop('/checkout', {
    answers: {
      [quoteCall]: { ...quoted, paymentMethods },
      [apiPaths.offers([item.id])]: offers,
      [apiPaths.store]: { ...settings, providers },
    },
  });
  await screen.findByText('Connecting to PayPal…');
  const [script] = document.querySelectorAll<HTMLScriptElement>('script[src*="paypal.com"]');
  const { host, searchParams } = new URL(script?.src ?? '');
  expect(host).toBe(environment === 'sandbox' ? 'www.sandbox.paypal.com' : 'www.paypal.com');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    'client-id': 'client-of-a-test',
    currency: 'USD',
    intent: 'capture',
  });
  script?.remove();
});

test('signing out in another tab clears what was entered at checkout', async () => {
  localStorage.setItem('account-cart', JSON.stringify({ email: clara.email, amounts: {} }));
  sessionStorage.setItem('checkout', JSON.stringify({ step: 'entering', key: 'a-key', values: { name: 'Clara' } }));
  const { calls } = await openShop('/contact', { signedIn: clara });
  await waitFor(() => expect(calls).toContain(`PATCH ${apiPaths.auth.cart}`));
  expect(sessionStorage.getItem('checkout')).toContain('Clara');
  act(() => {
    for (const key of ['account-cart', 'token', 'user']) localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await waitFor(() => expect(sessionStorage.getItem('checkout')).toBeNull());
});
