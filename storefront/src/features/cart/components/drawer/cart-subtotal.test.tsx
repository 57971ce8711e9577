/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatchCheckout } from '../../../../components/checkout/checkout-store';
import { answers, lamp, openCart, prepareCart, quotes, shop, today, total } from './drawer-in-tests';

beforeEach(prepareCart);

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
  answers.addsTax = false;
  const cart = await openCart([lamp]);
  expect(await cart.findByText('Shipping calculated at checkout')).not.toBeNull();
});

test('an automatic discount is shown, with what is missing to another', async () => {
  answers.hasDiscounts = true;
  answers.freeFrom = 50;
  answers.quote = { discount: 4, discountLabel: 'Summer sale', almost: { title: 'Three for two', count: 1 } };
  const cart = await openCart([lamp]);
  expect(await cart.findByText('Discount (Summer sale)')).not.toBeNull();
  expect(cart.getByText('−$4.00')).not.toBeNull();
  expect(cart.getByText('Add 1 more to get “Three for two”')).not.toBeNull();
  expect(cart.getByText('$14.00 away from free shipping')).not.toBeNull();
  expect(total()).toBe('$40.00');
  expect(quotes).toEqual([{ lines: [{ itemId: 1, variantId: null, quantity: 2 }], code: null }]);
});

test('shipping that is free already isn’t announced as to come', async () => {
  answers.freeFrom = 10;
  const cart = await openCart([lamp]);
  expect(await cart.findByText('You’ve got free shipping')).not.toBeNull();
  expect(cart.getByText('Tax calculated at checkout')).not.toBeNull();
});

test('without discounts, nothing is asked of them', async () => {
  const cart = await openCart([lamp]);
  expect(await cart.findByText('Shipping and tax calculated at checkout')).not.toBeNull();
  expect(quotes).toEqual([]);
});

test('the code of a link is shown, and can be removed if it doesn’t count', async () => {
  dispatchCheckout({ type: 'discountLinkOpened', code: 'TENTH' });
  const problem = 'The code TENTH is for orders of $50.00 or more';
  answers.quote = { code: { code: 'TENTH', label: '10% off', problem, better: null } };
  const cart = await openCart([lamp]);
  expect(await cart.findByText(`${problem}.`)).not.toBeNull();
  expect(quotes).toMatchObject([{ code: 'TENTH' }]);
  await userEvent.click(cart.getByRole('button', { name: 'Remove discount code TENTH' }));
  await waitFor(() => expect(cart.queryByText(`${problem}.`)).toBeNull());
});
