/** @jest-environment jsdom */
import { apiPaths, paginate } from '@stoa/contract';
import type { Call } from '@stoa/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item } from '../../lib/records-in-tests';
import { openShop } from '../shop-in-tests';

const { items, categories, tags } = apiPaths.marketplace;
const terms = { [categories]: [{ ...item.category, _count: { marketplaceItems: 2 } }], [tags]: [] };
const plain = { ...item, id: 2, slug: 'cup', title: 'Plain cup', featured: false };
const list = (page: number) => ({ items: page > 2 ? [] : [plain, item], pagination: paginate(page, 9, 11) });

beforeEach(() => localStorage.clear());

test('featured items stand above the first page and are marked in the list, which keeps its order', async () => {
  await openShop('/marketplace', {
    answers: { ...terms, [`${items}?featured=true`]: { ...list(1), items: [item] }, [items]: list(1) },
  });
  const featured = await screen.findByRole('region', { name: 'Featured' });
  expect((await within(featured).findByRole('link', { name: 'Stoneware bowl' })).getAttribute('href')).toBe(
    '/marketplace/bowl',
  );
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Plain cup', 'Stoneware bowl']);
  expect(cards.map((card) => within(card).queryByText('Featured') !== null)).toEqual([false, true]);
});

test.each(['?category=clay', '?search=bowl', '?page=2'])('not above what %s leads to', async (query) => {
  const { calls } = await openShop(`/marketplace${query}`, { answers: { ...terms, [items]: list(2) } });
  await screen.findAllByRole('article');
  expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull();
  expect(calls.filter((call) => call.includes('featured=true'))).toEqual([]);
});

test('a page past the end leads to the last one', async () => {
  await openShop('/marketplace?page=222', {
    answers: { ...terms, [`${items}?page=222`]: list(222), [`${items}?page=2&`]: list(2) },
  });
  expect(await screen.findByText('Page 2 of 2')).not.toBeNull();
  expect(window.location.search).toBe('?page=2');
  expect(screen.queryByText('Page 222 of 2')).toBeNull();
});

test('the folded filters say how many are set, and which; each can be taken away', async () => {
  await openShop('/marketplace?category=clay&minPrice=20&sortBy=price', { answers: { ...terms, [items]: list(1) } });
  expect(await screen.findByRole('button', { name: 'Filter and sort (2)', hidden: true })).not.toBeNull();
  expect(await screen.findByRole('button', { name: 'Remove filter Clay' })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter From $20.00' }));
  await waitFor(() => expect(window.location.search).toBe('?category=clay&sortBy=price'));
  expect(await screen.findByRole('button', { name: 'Filter and sort (1)', hidden: true })).not.toBeNull();
});

test('an answer that arrives late overwrites nothing newer', async () => {
  let answerLate = (_list: object) => {};
  const late = new Promise((resolve) => {
    answerLate = resolve;
  });
  const find = ({ url }: Call) => {
    if (url.includes('search=bowl')) return late;
    return { ...list(1), items: url.includes('search=cup') ? [plain] : [plain, item] };
  };
  const { calls } = await openShop('/marketplace', { answers: { ...terms, [items]: find } });
  const box = await screen.findByPlaceholderText('Search...');
  fireEvent.change(box, { target: { value: 'bowl' } });
  await waitFor(() => expect(calls.at(-1)).toContain('search=bowl'));
  fireEvent.change(box, { target: { value: 'cup' } });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await act(async () => answerLate({ ...list(1), items: [item, item] }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('large numbers have separators', async () => {
  const many = { ...list(1), pagination: paginate(120, 9, 12_345) };
  const clay = { ...item.category, _count: { marketplaceItems: 1_234 } };
  await openShop('/marketplace?page=120', { answers: { ...terms, [categories]: [clay], [items]: many } });
  expect(await screen.findByText('1,072–1,080 of 12,345 items')).not.toBeNull();
  expect(screen.getByText('Page 120 of 1,372')).not.toBeNull();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Category', hidden: true }));
  expect(await screen.findByText('Clay (1,234)')).not.toBeNull();
});
