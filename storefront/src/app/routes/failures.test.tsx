/** @jest-environment jsdom */
import { type Account, apiPaths, paginate } from '@stoa/contract';
import { broken } from '@stoa/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, post, text } from '../../lib/records-in-tests';
import { openShop } from '../shop-in-tests';

const clara: Account = { id: 7, name: 'Clara', email: 'clara@example.com', role: 'USER', avatar: null };
const moment = '2026-01-05T12:00:00.000Z';
const session = { id: 1, current: true, createdAt: moment, lastUsedAt: moment, userAgent: '' };
const pagination = paginate(1, 9, 1);
const items = { items: [item], pagination };
const posts = { items: [post], posts: [post], pagination };
const { marketplace, blog, auth } = apiPaths;

beforeEach(() => localStorage.clear());

test.each([
  ['/', marketplace.items, 'Failed to load marketplace items', items, 'Stoneware bowl'],
  ['/', blog.posts, 'Failed to load blog posts', posts, 'Care for clay'],
  ['/marketplace', marketplace.items, 'Failed to load marketplace items', items, item.title],
  [
    '/marketplace/bowl',
    marketplace.item('bowl'),
    'Failed to load marketplace item',
    { ...item, related: [], mentionedIn: [] },
    'Glazed',
  ],
  ['/blog', blog.posts, 'Failed to load blog posts', posts, 'Care for clay'],
  ['/blog/care', blog.post('care'), 'Failed to load blog post', { ...post, ...text, related: [] }, 'Dry it.'],
  ['/account?section=security', auth.sessions, 'Failed to load sessions', [session], 'This browser'],
])('%s without an answer from %s says so, and can be tried again', async (address, path, failure, data, content) => {
  const answers: Record<string, unknown> = { [path]: broken };
  const { calls } = await openShop(address, { answers, signedIn: clara });
  const alert = await screen.findByText(new RegExp(failure));
  answers[path] = data;
  const button = alert.closest('[role=alert]')?.querySelector('button');
  const before = calls.length;
  await userEvent.click(button as HTMLButtonElement);
  // At once: SWR would also ask again without the button, some seconds later.
  expect(calls.length).toBeGreaterThan(before);
  expect((await screen.findAllByText(content)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText(new RegExp(failure))).toBeNull());
});

test.each([
  ['/marketplace', marketplace.items, '[data-skeleton]', 6, 'No tags available'],
  ['/', marketplace.items, '[aria-busy=true] > *', 3, 'Care for clay'],
  ['/', blog.posts, '[aria-busy=true] > *', 3, 'Learn More'],
])('%s shows the shape of what %s will bring', async (address, path, shape, count, rest) => {
  await openShop(address, {
    answers: { [marketplace.items]: items, [blog.posts]: posts, [path]: new Promise(() => {}) },
  });
  await screen.findAllByText(rest);
  await waitFor(() => expect(document.querySelectorAll(shape).length).toBe(count));
});

test('the home page shows three skeleton cards until it knows its sections', async () => {
  await openShop('/', { answers: { [apiPaths.home]: new Promise(() => {}) } });
  await waitFor(() => expect(document.querySelectorAll('main [aria-busy=true] [data-skeleton]')).toHaveLength(3));
});

test('a shop without categories and tags says so', async () => {
  await openShop('/marketplace', { answers: { [marketplace.items]: items } });
  expect(await screen.findByText('No categories available')).not.toBeNull();
  expect(await screen.findByText('No tags available')).not.toBeNull();
});
