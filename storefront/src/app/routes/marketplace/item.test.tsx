/** @jest-environment jsdom */
import { apiPaths } from '@stoa/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, offers, settings } from '../../../lib/records-in-tests';
import { openShop } from '../../shop-in-tests';

beforeEach(() => localStorage.clear());

test.each([
  [null, 'left'],
  [{ one: 'spot left', many: 'spots left' }, 'spots left'],
])(
  'the last of an item can be added, not one more, and it says so in the words of the item',
  async (stockWords, words) => {
    const { slug, title: name, imageUrl: image } = item;
    localStorage.setItem(
      'cart-storage',
      JSON.stringify({ state: { items: [{ id: 1, slug, name, image, price: 40, quantity: 2 }] } }),
    );
    const detail = { ...item, stockWords, related: [], mentionedIn: [] };
    await openShop('/marketplace/bowl', {
      answers: { [apiPaths.marketplace.item('bowl')]: detail, [apiPaths.offers([1])]: offers },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Shopping Cart' }));
    expect(await drawer.findByText('Only 3 left')).not.toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Close cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(`Only 3 ${words}, already in your cart.`)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'View cart' }));
    await screen.findByRole('dialog', { name: 'Shopping Cart' });
    expect(JSON.parse(localStorage.getItem('cart-storage') ?? '').state.items[0].quantity).toBe(3);
  },
);

test('an item without a fixed price offers to request a quote for it by name', async () => {
  const detail = { ...item, priceKind: 'FROM', related: [], mentionedIn: [] };
  await openShop('/marketplace/bowl', { answers: { [apiPaths.marketplace.item('bowl')]: detail } });
  await userEvent.click(await screen.findByRole('link', { name: 'Request a quote' }));
  const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Subject/ });
  expect(subject.value).toBe(`Price of ${item.title}`);
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

test('a sold-out item without a fixed price offers no quote', async () => {
  const detail = { ...item, priceKind: 'FROM', status: 'SOLD_OUT', related: [], mentionedIn: [] };
  await openShop('/marketplace/bowl', { answers: { [apiPaths.marketplace.item('bowl')]: detail } });
  expect(await screen.findByRole('button', { name: 'Sold Out' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('link', { name: 'Request a quote' })).toBeNull();
});

const SHIPPED = { price: 5, varies: false, freeFrom: null, pickUp: false, countries: null };
test.each([
  [{ ...SHIPPED, freeFrom: 50, pickUp: true }, true, 'Shipping $5.00, free from $50.00 · Pickup available'],
  [{ ...SHIPPED, varies: true }, true, 'Shipping from $5.00'],
  [{ ...SHIPPED, price: 0, freeFrom: 50 }, true, 'Free shipping'],
  [{ ...SHIPPED, price: 0, varies: true }, true, 'Free shipping to some locations'],
  [{ ...SHIPPED, price: null, pickUp: true }, true, 'Pickup only'],
  [SHIPPED, false, 'No shipping needed'],
])('beside the button, it says how an item is delivered', async (shipping, needsShipping, words) => {
  const detail = { ...item, sale: { ...item.sale, needsShipping }, related: [], mentionedIn: [] };
  const answers = { [apiPaths.marketplace.item('bowl')]: detail, [apiPaths.store]: { ...settings, shipping } };
  await openShop('/marketplace/bowl', { answers });
  expect(await screen.findByText(words)).not.toBeNull();
});

test('a shop without shipping methods says nothing about shipping', async () => {
  const detail = { ...item, sale: { ...item.sale, needsShipping: true }, related: [], mentionedIn: [] };
  const store = { ...settings, shipping: { ...SHIPPED, price: null } };
  await openShop('/marketplace/bowl', {
    answers: { [apiPaths.marketplace.item('bowl')]: detail, [apiPaths.store]: store },
  });
  await screen.findByRole('button', { name: 'Add to cart' });
  expect(screen.queryByText(/deliver|pick-up|ship/i)).toBeNull();
});

test.each(['SOLD_OUT', 'COMING_SOON'])('what can’t be bought says nothing about shipping: %s', async (status) => {
  const detail = { ...item, status, sale: { ...item.sale, needsShipping: true }, related: [], mentionedIn: [] };
  await openShop('/marketplace/bowl', { answers: { [apiPaths.marketplace.item('bowl')]: detail } });
  await screen.findByRole('button', { name: /^(Sold Out|Coming Soon)$/ });
  expect(screen.queryByText(/pickup|ship/i)).toBeNull();
});

test('a former slug of an item is replaced by its current address, which Back skips', async () => {
  const detail = { ...item, related: [], mentionedIn: [] };
  const answers = { [apiPaths.marketplace.item('former')]: detail, [apiPaths.marketplace.item('bowl')]: detail };
  const entries = window.history.length;
  await openShop('/marketplace/former?from=mail#top', { answers });
  await waitFor(() => expect(window.location.pathname).toBe('/marketplace/bowl'));
  expect(window.location.search + window.location.hash).toBe('?from=mail#top');
  expect(await screen.findByRole('heading', { level: 1, name: item.title })).not.toBeNull();
  expect(window.history.length).toBe(entries + 1);
});

test('recently viewed items are listed as long as the shop still has them', async () => {
  const cup = { ...item, id: 2, slug: 'cup', title: 'Plain cup' };
  const answers = Object.fromEntries(
    [item, cup].map((seen) => [apiPaths.marketplace.item(seen.slug), { ...seen, related: [], mentionedIn: [] }]),
  );
  localStorage.setItem('stoa-recently-viewed', '["gone", "cup", "bowl", 7]');
  await openShop('/marketplace/bowl', { answers });
  const viewed = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect((await viewed.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Plain cup',
  ]);
  await waitFor(() => expect(localStorage.getItem('stoa-recently-viewed')).toBe('["bowl","gone","cup"]'));
});
