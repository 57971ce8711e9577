/** @jest-environment jsdom */
import { type Account, apiPaths } from '@stoa/contract';
import { screen } from '@testing-library/react';
import { item, post, text } from '../../lib/records-in-tests';
import { openShop } from '../shop-in-tests';

const admin: Account = { id: 1, name: 'Ada', email: 'ada@example.com', role: 'ADMIN', avatar: null };
const views = (calls: string[]) => calls.filter((call) => call.endsWith('/view'));
const soon = () => new Promise((resolve) => setTimeout(resolve, 100));
const note = 'Only administrators can see this page.';

const openItem = (published: boolean) =>
  openShop('/marketplace/bowl', {
    signedIn: admin,
    answers: { [apiPaths.marketplace.item('bowl')]: { ...item, published, related: [], mentionedIn: [] } },
  });

const openPost = (status: 'PUBLISHED' | 'DRAFT') =>
  openShop('/blog/care', {
    signedIn: admin,
    answers: { [apiPaths.blog.post('care')]: { ...post, ...text, status, related: [], mentionedIn: [] } },
  });

test('an unpublished item says who sees it, cannot be bought, and counts no view', async () => {
  const { calls } = await openItem(false);
  expect(await screen.findByText(note)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  await soon();
  expect(views(calls)).toEqual([]);
  expect(document.querySelector('link[rel=canonical]')).toBeNull();
});

test('a draft says who sees it, offers no way to share it, and counts no view', async () => {
  const { calls } = await openPost('DRAFT');
  expect(await screen.findByText(note)).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'Share this post' })).toBeNull();
  await soon();
  expect(views(calls)).toEqual([]);
});

test('a published page has no such note, and its views are counted', async () => {
  const { calls } = await openPost('PUBLISHED');
  expect(await screen.findByRole('heading', { name: 'Share this post' })).not.toBeNull();
  await soon();
  expect(screen.queryByText(note)).toBeNull();
  expect(views(calls)).toEqual([`POST ${apiPaths.blog.postView(1)}`]);
});
