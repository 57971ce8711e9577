/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bowl, lamp, line, openCart, prepareCart, shop, today, total } from './drawer-in-tests';

beforeEach(prepareCart);

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

test('lines follow what changes while the cart is open', async () => {
  await openCart([lamp]);
  await waitFor(() => expect(total()).toBe('$40.00'));
  shop.set('1', today('Lamp', { price: 25 }));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Price changed from $20.00 to $25.00')).not.toBeNull();
  expect(total()).toBe('$50.00');
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

test('a line shows the price before its discount, and the total of more than one', async () => {
  shop.set('1', today('Lamp', { compareAtPrice: 25 }));
  await openCart([lamp, bowl]);
  const first = await line('Lamp');
  expect((await first.findByText('$25.00')).tagName).toBe('S');
  expect(first.getByText('$20.00').parentElement?.textContent).toBe('$20.00 each was $25.00');
  expect(first.getByText('Total').parentElement?.textContent).toBe('Total $40.00');
  const second = await line('Bowl');
  expect(second.getByText('$5.50').parentElement?.textContent).toBe('$5.50');
  expect(second.queryByText('Total')).toBeNull();
});

test('what can’t be bought has no total', async () => {
  shop.set('1', today('Lamp', { status: 'SOLD_OUT', stock: 0, compareAtPrice: 25 }));
  await openCart([lamp]);
  const first = await line('Lamp');
  expect(await first.findByText('Sold Out')).not.toBeNull();
  expect(first.queryByText('Total')).toBeNull();
  expect(first.queryByText('$25.00')).toBeNull();
});
