/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, bowl, cartButton, lamp, line, openCart, prepareCart, shop, today, total } from './drawer-in-tests';

beforeEach(prepareCart);

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

test('the Checkout button shows progress, opens checkout, and closes the drawer', async () => {
  const cart = await openCart([lamp]);
  let answerAll = () => {};
  answers.held = new Promise((resolve) => {
    answerAll = resolve;
  });
  await userEvent.click(cart.getByRole('button', { name: 'Checkout' }));
  expect((await cart.findByRole<HTMLButtonElement>('button', { name: 'Processing...' })).disabled).toBe(true);
  answerAll();
  await waitFor(() => expect(window.location.pathname).toBe('/checkout'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('prices that cannot be checked leave the cart usable', async () => {
  answers.unreachable = true;
  const cart = await openCart([lamp]);
  expect(await cart.findByText('We couldn’t check the latest prices.')).not.toBeNull();
  await userEvent.click(cart.getByRole('button', { name: 'Increase quantity of Lamp' }));
  expect(total()).toBe('$60.00');
});

test('a checkout that can’t start says so, and the cart stays as it was', async () => {
  const cart = await openCart([lamp]);
  await waitFor(() => expect(cart.queryByText('No longer available')).toBeNull());
  answers.unreachable = true;
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
