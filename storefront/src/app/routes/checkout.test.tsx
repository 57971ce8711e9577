/** @jest-environment jsdom */
import { type Account, apiPaths, paginate } from '@stoa/contract';
import { screen, waitFor } from '@testing-library/react';
import { openShop } from '../shop-in-tests';

const clara: Account = { id: 7, name: 'Clara', email: 'clara@example.com', role: 'USER', avatar: null };
const nothing = { [apiPaths.marketplace.items]: { items: [], pagination: paginate(1, 9, 0) } };

beforeEach(() => localStorage.clear());

test('signing in on the way to the checkout with nothing in the cart is no error', async () => {
  await openShop('/register?next=/checkout', { signedIn: clara, answers: nothing });
  expect(await screen.findByText('Your cart is empty')).not.toBeNull();
  await waitFor(() => expect(window.location.pathname).toBe('/marketplace'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('whoever opens the checkout with nothing in the cart is told so', async () => {
  await openShop('/checkout', { answers: nothing });
  expect((await screen.findByRole('alert')).textContent).toContain('Cart is empty');
});
