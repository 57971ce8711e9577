/** @jest-environment jsdom */
import { apiPaths, type LineOffer, orderPaths } from '@stoa/contract';
import { AppTheme, DataProvider, PageRouter, ToastProvider } from '@stoa/web-kit';
import { answerCalls, type Call } from '@stoa/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { dispatchCheckout } from '../../../../components/checkout/checkout-store';
import { CartProvider } from '../../stores/cart-provider';
import { CartButton } from './cart-button';
import { CartDrawerHost } from './cart-drawer-host';

const lamp = { id: 1, name: 'Lamp', image: '/lamp.webp', price: 20, slug: 'lamp', quantity: 2 };
const bowl = { id: 2, name: 'Bowl', image: '/bowl.webp', price: 5.5, slug: 'bowl', quantity: 1 };
const today = (name: string, more: Partial<LineOffer> = {}): LineOffer => ({
  name,
  choice: null,
  price: 20,
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

let held: Promise<void> | undefined;
let unreachable = false;
const shop = new Map<string, LineOffer>();
let addsTax = true;
let freeFrom: number | null;
let quote: object | undefined;
let hasDiscounts: boolean;
const quotes: unknown[] = [];
const answer = async ({ url, body }: Call) => {
  if (url.endsWith(apiPaths.store))
    return { body: { data: { shipping: { price: 5, freeFrom, addsTax }, hasDiscounts } } };
  if (url.endsWith(orderPaths.checkout.quote)) {
    quotes.push(body);
    return {
      body: { data: { discount: 0, discountCode: null, discountLabel: null, code: null, almost: null, ...quote } },
    };
  }
  await held;
  if (unreachable) throw new Error('The network is gone');
  const lines = new URL(url, 'http://localhost').searchParams.get('lines')?.split(',') ?? [];
  return { body: { data: { offers: lines.map((line) => shop.get(line) ?? null) } } };
};

const drawer = () => screen.findByRole('dialog', { name: 'Shopping Cart' });
const line = async (name: string) => {
  const line = within(await drawer())
    .getByText(name)
    .closest('li');
  if (!line) throw new Error(`${name} stands in no line`);
  return within(line);
};
const total = () => screen.getByLabelText('Subtotal').textContent;
const cartButton = () => document.querySelector('[aria-label^="Shopping cart,"]');

async function openCart(items: object[]) {
  localStorage.setItem('cart-storage', JSON.stringify({ state: { items } }));
  render(
    <PageRouter>
      <AppTheme>
        <DataProvider>
          <SWRConfig value={{ shouldRetryOnError: false }}>
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

beforeEach(() => {
  window.history.pushState(null, '', '/');
  held = undefined;
  unreachable = false;
  addsTax = true;
  freeFrom = null;
  hasDiscounts = false;
  quote = undefined;
  quotes.length = 0;
  dispatchCheckout({ type: 'forgotten' });
  shop.clear();
  shop.set('1', today('Lamp'));
  shop.set('2', today('Bowl', { price: 5.5 }));
  answerCalls(answer);
});

test('an empty cart says so, with nothing to pay and no way to the checkout', async () => {
  const cart = await openCart([]);
  expect(cart.getByText('Your cart is empty')).not.toBeNull();
  expect(total()).toBe('$0.00');
  expect(cart.getByRole<HTMLButtonElement>('button', { name: 'Checkout' }).disabled).toBe(true);
  expect(cart.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/marketplace');
});

test('lines show name, price, and quantity, and changes count at once', async () => {
  await openCart([lamp, bowl]);
  expect(total()).toBe('$45.50');
  const first = await line('Lamp');
  expect(first.getByText('$20.00')).not.toBeNull();
  await userEvent.click(first.getByRole('button', { name: 'Increase quantity of Lamp' }));
  expect(first.getByLabelText('Quantity of Lamp', { selector: 'output' }).textContent).toBe('3');
  expect(cartButton()?.getAttribute('aria-label')).toBe('Shopping cart, 4 items');
  for (const _press of [1, 2, 3, 4])
    await userEvent.click(first.getByRole('button', { name: 'Decrease quantity of Lamp' }));
  expect(first.getByLabelText('Quantity of Lamp', { selector: 'output' }).textContent).toBe('1');
  expect(total()).toBe('$25.50');
});

test.each([
  [99, '99'],
  [100, '100'],
  [1250, '1,250'],
])('the cart’s badge counts %i', async (quantity, badge) => {
  shop.set('1', today('Lamp', { stock: quantity }));
  await openCart([{ ...lamp, quantity }]);
  expect(cartButton()?.textContent).toBe(badge);
});

test('a removed line is announced, and the focus stays in the drawer', async () => {
  const cart = await openCart([lamp, bowl]);
  await userEvent.click(cart.getByRole('button', { name: 'Remove Lamp' }));
  expect(cart.getByText('Lamp was removed')).not.toBeNull();
  expect(document.activeElement).toBe(cart.getByRole('heading', { name: 'Shopping Cart' }));
  expect(JSON.parse(localStorage.getItem('cart-storage') ?? '').state.items).toEqual([bowl]);
});

test('lines show a changed price, or that the item is no longer available', async () => {
  shop.set('1', today('Lamp', { price: 25 }));
  shop.set('2', today('Bowl', { price: 5.5, status: 'SOLD_OUT', stock: 0 }));
  const cart = await openCart([lamp, bowl, { ...bowl, id: 3, name: 'Vase' }]);
  expect(await screen.findByText('Price changed from $20.00 to $25.00')).not.toBeNull();
  expect((await line('Bowl')).getByText('Sold Out')).not.toBeNull();
  expect((await line('Vase')).getByText('No longer available')).not.toBeNull();
  expect(total()).toBe('$50.00');
  const more = cart.getByRole('button', { name: 'Increase quantity of Bowl' });
  expect(more.getAttribute('aria-disabled')).toBe('true');
});

test('unavailable items are removed with one press, and then the cart can be checked out', async () => {
  shop.set('2', today('Bowl', { price: 5.5, status: 'SOLD_OUT', stock: 0 }));
  const cart = await openCart([lamp, bowl, { ...bowl, id: 3, name: 'Vase' }]);
  expect(await cart.findByText('2 items aren’t available.')).not.toBeNull();
  const checkout = cart.getByRole<HTMLButtonElement>('button', { name: 'Checkout' });
  expect(checkout.disabled).toBe(true);
  await userEvent.click(cart.getByRole('button', { name: 'Remove unavailable items' }));
  expect(cart.getByText('2 items removed')).not.toBeNull();
  expect(cart.queryByText('Bowl')).toBeNull();
  await waitFor(() => expect(checkout.disabled).toBe(false));
});

test('the subtotal says what is still to come', async () => {
  const cart = await openCart([lamp]);
  expect(await cart.findByText('Shipping and tax calculated at checkout')).not.toBeNull();
});

test('nothing is said of shipping if nothing is shipped', async () => {
  shop.set('1', today('Lamp', { needsShipping: false }));
  const cart = await openCart([lamp]);
  expect(await cart.findByText('Tax calculated at checkout')).not.toBeNull();
});

test('no tax is announced if none is added', async () => {
  addsTax = false;
  const cart = await openCart([lamp]);
  expect(await cart.findByText('Shipping calculated at checkout')).not.toBeNull();
});

test('an automatic discount is shown, with what is missing to another', async () => {
  hasDiscounts = true;
  freeFrom = 50;
  quote = { discount: 4, discountLabel: 'Summer sale', almost: { title: 'Three for two', count: 1 } };
  const cart = await openCart([lamp]);
  expect(await cart.findByText('Discount (Summer sale)')).not.toBeNull();
  expect(cart.getByText('−$4.00')).not.toBeNull();
  expect(cart.getByText('Add 1 more to get “Three for two”')).not.toBeNull();
  expect(cart.getByText('$14.00 away from free shipping')).not.toBeNull();
  expect(total()).toBe('$40.00');
  expect(quotes).toEqual([{ lines: [{ itemId: 1, variantId: null, quantity: 2 }], code: null }]);
});

test('without discounts, nothing is asked of them', async () => {
  const cart = await openCart([lamp]);
  expect(await cart.findByText('Shipping and tax calculated at checkout')).not.toBeNull();
  expect(quotes).toEqual([]);
});

test('the code of a link is shown, and can be removed if it doesn’t count', async () => {
  dispatchCheckout({ type: 'discountLinkOpened', code: 'TENTH' });
  const problem = 'The code TENTH is for orders of $50.00 or more';
  quote = { code: { code: 'TENTH', label: '10% off', problem, better: null } };
  const cart = await openCart([lamp]);
  expect(await cart.findByText(`${problem}.`)).not.toBeNull();
  expect(quotes).toMatchObject([{ code: 'TENTH' }]);
  await userEvent.click(cart.getByRole('button', { name: 'Remove discount code TENTH' }));
  await waitFor(() => expect(cart.queryByText(`${problem}.`)).toBeNull());
});

test('a workshop says when and where it is, and that its date has passed', async () => {
  shop.set('1', today('Lamp', { schedule: { startsAt: '2025-03-01T10:00:00.000Z', endsAt: null, venue: 'Studio' } }));
  const cart = await openCart([lamp]);
  expect(await cart.findByText('Sat, Mar 1, 2025, 10:00 AM · Studio')).not.toBeNull();
  expect(cart.getByText('This date has passed')).not.toBeNull();
});

test('a line without a fixed price links to a quote request', async () => {
  shop.set('1', today('Lamp', { priceKind: 'FROM' }));
  await openCart([{ ...lamp, variantId: undefined, choice: 'Small' }]);
  const first = await line('Lamp');
  expect(await first.findByText(/^Price on request/)).not.toBeNull();
  expect(first.getByRole('link', { name: 'Request a quote' }).getAttribute('href')).toBe(
    '/contact?subject=Price+of+Lamp%2C+Small',
  );
});

test('a quantity stops at the stock and says why', async () => {
  shop.set('1', today('Lamp', { stock: 3 }));
  await openCart([lamp]);
  const first = await line('Lamp');
  const more = first.getByRole('button', { name: 'Increase quantity of Lamp' });
  expect(first.queryByText('Only 3 left')).toBeNull();
  await userEvent.click(more);
  expect(await first.findByText('Only 3 left')).not.toBeNull();
  await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('true'));
  await userEvent.click(more);
  expect(first.getByLabelText('Quantity of Lamp', { selector: 'output' }).textContent).toBe('3');
});

test.each([
  [1, 'Only 1 spot left'],
  [3, 'Only 3 spots left'],
])('a stock of %d is shown in the item’s own words', async (stock, words) => {
  shop.set('1', today('Lamp', { stock, stockWords: { one: 'spot left', many: 'spots left' } }));
  await openCart([{ ...lamp, quantity: stock }]);
  expect(await (await line('Lamp')).findByText(words)).not.toBeNull();
});

test('two variants of an item are two lines, each with its choice, its price, and its stock', async () => {
  const small = { ...lamp, variantId: 11, choice: 'S / Sage', quantity: 1 };
  const large = { ...lamp, variantId: 12, choice: 'L / Sage', price: 30, quantity: 1 };
  shop.set('1-11', today('Lamp', { choice: 'S / Sage', stock: 1 }));
  shop.set('1-12', today('Lamp', { choice: 'L / Sage', price: 30, stock: null }));
  const cart = await openCart([small, large]);
  const first = await line('S / Sage');
  expect(await first.findByText('Only 1 left')).not.toBeNull();
  expect(first.getByRole('link', { name: 'Lamp' }).getAttribute('href')).toBe('/marketplace/lamp?variant=11');
  const more = cart.getByRole('button', { name: 'Increase quantity of Lamp, L / Sage' });
  for (const _press of [1, 2, 3]) await userEvent.click(more);
  expect(total()).toBe('$140.00');
  await userEvent.click(cart.getByRole('button', { name: 'Remove Lamp, S / Sage' }));
  expect(cart.getByText('Lamp, S / Sage was removed')).not.toBeNull();
  expect(total()).toBe('$120.00');
});

test('a line added before its item had options links to them', async () => {
  shop.set('1', today('Lamp', { price: 15, stock: null, mustChoose: true }));
  await openCart([lamp]);
  const choose = await (await line('Lamp')).findByRole('link', { name: 'Choose an option' });
  expect(choose.getAttribute('href')).toBe('/marketplace/lamp');
  expect(total()).toBe('$0.00');
});

test('a stored cart is reduced to the stock', async () => {
  await openCart([{ ...lamp, quantity: 15 }]);
  expect(await (await line('Lamp')).findByText('Only 9 left')).not.toBeNull();
  expect(total()).toBe('$180.00');
});

test('the Checkout button shows progress, opens checkout, and closes the drawer', async () => {
  const cart = await openCart([lamp]);
  let answerAll = () => {};
  held = new Promise((resolve) => {
    answerAll = resolve;
  });
  await userEvent.click(cart.getByRole('button', { name: 'Checkout' }));
  expect((await cart.findByRole<HTMLButtonElement>('button', { name: 'Processing...' })).disabled).toBe(true);
  answerAll();
  await waitFor(() => expect(window.location.pathname).toBe('/checkout'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('prices that cannot be checked leave the cart usable', async () => {
  unreachable = true;
  const cart = await openCart([lamp]);
  expect(await cart.findByText('We couldn’t check the latest prices.')).not.toBeNull();
  await userEvent.click(cart.getByRole('button', { name: 'Increase quantity of Lamp' }));
  expect(total()).toBe('$60.00');
});

test('a checkout that can’t start says so, and the cart stays as it was', async () => {
  const cart = await openCart([lamp]);
  await waitFor(() => expect(cart.queryByText('No longer available')).toBeNull());
  unreachable = true;
  await userEvent.click(cart.getByRole('button', { name: 'Checkout' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ErrorFailed to start checkout');
  expect(cart.getByRole<HTMLButtonElement>('button', { name: 'Checkout' }).disabled).toBe(false);
  expect(window.location.pathname).toBe('/');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Close cart' }))],
])('%s closes the cart', async (_name, close) => {
  const view = await openCart([lamp]);
  expect(view.getByText('Lamp')).not.toBeNull();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
