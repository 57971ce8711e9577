/** @jest-environment jsdom */
import { apiPaths, paginate } from '@stoa/contract';
import { screen, within } from '@testing-library/react';
import { post } from '../../../lib/records-in-tests';
import { openShop } from '../../shop-in-tests';

const { posts } = apiPaths.blog;
const plain = { ...post, id: 2, slug: 'glaze', title: 'On glaze', featured: false };
const listOf = (found: (typeof post)[], page: number) => ({
  items: found,
  posts: found,
  pagination: paginate(page, 9, 11),
});
const list = (page: number) => listOf(page > 2 ? [] : [plain, post], page);

test('a featured post stands above the first page, and isn’t repeated in it', async () => {
  await openShop('/blog', { answers: { [`${posts}?featured`]: listOf([post], 1), [posts]: list(1) } });
  const featured = await screen.findByRole('article', { name: 'Featured post' });
  expect(within(featured).getByRole('link', { name: 'Care for clay' }).getAttribute('href')).toBe('/blog/care');
  await screen.findByRole('heading', { name: 'On glaze' });
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Care for clay', 'On glaze']);
  expect(cards.map((card) => within(card).queryByText('Featured') !== null)).toEqual([true, false]);
});

test.each(['?category=clay', '?search=bowl', '?page=2'])('%s shows no featured row', async (query) => {
  await openShop(`/blog${query}`, { answers: { [posts]: list(2) } });
  await screen.findAllByRole('article');
  expect(screen.queryByRole('article', { name: 'Featured post' })).toBeNull();
});

test('a page past the end leads to the last one', async () => {
  await openShop('/blog?page=222', { answers: { [`${posts}?page=222`]: list(222), [`${posts}?page=2&`]: list(2) } });
  expect(await screen.findByRole('link', { name: 'Page 2', current: 'page' })).not.toBeNull();
  expect(window.location.search).toBe('?page=2');
});

test('large numbers have separators', async () => {
  const read = { ...post, viewCount: 12_345 };
  await openShop('/blog', {
    answers: {
      [`${posts}?featured`]: listOf([], 1),
      [posts]: { ...listOf([read], 1), pagination: paginate(1, 9, 10_250) },
    },
  });
  expect(await screen.findByText('10,250 posts')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Page 1,139' })).not.toBeNull();
  expect(screen.getAllByText('12,345')).not.toEqual([]);
});
