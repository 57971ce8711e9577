/** @jest-environment jsdom */
import { AppTheme, PageRouter } from '@stoa/web-kit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartProvider } from '../../stores/cart-provider';
import { CartDrawer } from './cart-drawer';

let broken = true;
jest.mock('./cart-contents', () => ({
  CartContents() {
    if (broken) throw new Error('a bug');
    return 'the cart';
  },
}));

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation();
  window.history.pushState(null, '', '/');
  window.history.pushState({ usr: { overlay: { name: 'cart' } }, key: 'cart', idx: 1 }, '', '/');
  render(
    <PageRouter>
      <AppTheme>
        <CartProvider>
          <CartDrawer />
        </CartProvider>
      </AppTheme>
    </PageRouter>,
  );
});

const drawer = () => screen.getByRole('dialog', { name: 'Shopping Cart' });

test('a cart that cannot be rendered says so in the drawer; Try Again shows it once it can', async () => {
  const failure = within(drawer()).getByRole('alert');
  expect(within(failure).getByRole('heading', { name: 'Something went wrong' })).not.toBeNull();
  expect(within(failure).getByText('An error occurred while rendering this page.')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(within(drawer()).getByRole('alert')).not.toBeNull();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(within(drawer()).getByText('the cart')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a broken cart can be closed, and the page around it keeps working', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Close cart' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
