/** @jest-environment jsdom */
import { adminPaths, apiPaths, paginate } from '@stoa/contract';
import { screen } from '@testing-library/react';
import { openPage } from '../panel-in-tests';

const none = { items: [], posts: [], pagination: paginate(1, 10, 0) };
const counts = { toFulfill: 0, unpaid: 0, attention: 0, returns: 0, toPayBack: 0, overReserved: 0 };
const answers = {
  'GET /api': [],
  'GET /api/marketplace?': none,
  'GET /api/blog?': none,
  [`GET ${apiPaths.pages}`]: none,
  [`GET ${adminPaths.orders}?`]: none,
  [`GET ${adminPaths.orderCounts}`]: counts,
};

test.each([
  ['/marketplace', 'Create item', '/marketplace/new'],
  ['/blog', 'Create post', '/blog/new'],
  ['/pages', 'Create page', '/pages/new'],
  ['/orders', 'Create order', '/orders/new'],
])('an empty list offers to create the first one: %s', async (address, button, target) => {
  await openPage(address, answers);
  expect((await screen.findByRole('link', { name: button })).getAttribute('href')).toBe(target);
});

test('a list without a match doesn’t', async () => {
  await openPage('/marketplace?search=oak', answers);
  await screen.findByRole('button', { name: 'Clear filters' });
  expect(screen.queryByRole('link', { name: 'Create item' })).toBeNull();
});
