/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { PageRouter } from './page-router';
import { useOverlay } from './use-overlay';

function Drawer({ name }: { name: string }) {
  const { isOpen, open, close } = useOverlay(name);
  const { pathname } = useLocation();
  return (
    <>
      <p>at {pathname}</p>
      <button type="button" onClick={() => open()}>
        open {name}
      </button>
      {isOpen && (
        <section aria-label={name}>
          <button
            type="button"
            onClick={() => {
              close();
              close();
            }}
          >
            close {name}
          </button>
          <Link to="/elsewhere">elsewhere</Link>
          <Link to="/moved" replace>
            moved
          </Link>
          <Link to={pathname}>here</Link>
        </section>
      )}
    </>
  );
}

const show = () =>
  render(
    <PageRouter>
      <Drawer name="cart" />
      <Drawer name="search" />
    </PageRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const isOpen = (name: string) => screen.queryByRole('region', { name }) !== null;
const opened = (name: string) => screen.findByRole('region', { name });
const allClosed = () => waitFor(() => expect(screen.queryAllByRole('region')).toEqual([]));
const back = () => act(() => window.history.back());
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

/** Start on a page with another one before it in the history, as for a visitor. */
beforeEach(() => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/page');
  show();
});

const openCart = async () => {
  await press('open cart');
  await opened('cart');
};

test('the back button closes what lies over the page, and only then leaves the page', async () => {
  await openCart();
  back();
  await allClosed();
  expect(window.location.pathname).toBe('/page');
  back();
  await isAt('/before');
});

test('closing an overlay leaves no history entry, even when it is closed twice', async () => {
  for (const _time of [1, 2]) {
    await openCart();
    await press('close cart');
    await allClosed();
  }
  expect(window.location.pathname).toBe('/page');
  back();
  await isAt('/before');
});

test('an overlay can be reopened while it closes', async () => {
  await openCart();
  const cart = screen.getByRole('button', { name: 'open cart' });
  act(() => {
    screen.getByRole('button', { name: 'close cart' }).click();
    cart.click();
  });
  await waitFor(() => expect(window.history.state.usr).toEqual({ overlay: { name: 'cart' } }));
  await waitFor(() => expect(isOpen('cart')).toBe(true));
  back();
  await allClosed();
  back();
  await isAt('/before');
});

test('a link in an overlay leads on, and Back leads to the page below', async () => {
  await openCart();
  await follow('elsewhere');
  await isAt('/elsewhere');
  await allClosed();
  back();
  await isAt('/page');
  expect(isOpen('cart')).toBe(false);
});

test('replacing the page replaces the one below the overlay', async () => {
  await openCart();
  await follow('moved');
  await isAt('/moved');
  await allClosed();
  back();
  await isAt('/before');
});

test('a link to the current page only closes the overlay', async () => {
  await openCart();
  await follow('here');
  await allClosed();
  back();
  await isAt('/before');
});

test('one overlay replaces another', async () => {
  await openCart();
  await press('open search');
  await opened('search');
  expect(isOpen('cart')).toBe(false);
  back();
  await allClosed();
  expect(window.location.pathname).toBe('/page');
});

test('a reload keeps the overlay open, and it closes as before', async () => {
  await openCart();
  document.body.replaceChildren();
  show();
  await opened('cart');
  await press('close cart');
  await waitFor(() => expect(isOpen('cart')).toBe(false));
  back();
  await isAt('/before');
});
