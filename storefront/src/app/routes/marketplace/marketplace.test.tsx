/** @jest-environment jsdom */
import { apiPaths, paginate } from '@stoa/contract';
import { type Answers, broken, type Call } from '@stoa/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item } from '../../../lib/records-in-tests';
import { openShop } from '../../shop-in-tests';

const { items, categories, tags } = apiPaths.marketplace;
const terms = { [categories]: [{ ...item.category, _count: { marketplaceItems: 2 } }], [tags]: [] };
const plain = { ...item, id: 2, slug: 'cup', title: 'Plain cup', featured: false };
const list = (page: number) => ({ items: page > 2 ? [] : [plain, item], pagination: paginate(page, 9, 11) });

beforeEach(() => localStorage.clear());

test('featured items of later pages stand above the first one', async () => {
  const later = { ...item, id: 3, slug: 'jug', title: 'Stoneware jug' };
  await openShop('/marketplace', {
    answers: { ...terms, [`${items}?featured=true`]: { ...list(1), items: [item, later] }, [items]: list(1) },
  });
  const featured = within(await screen.findByRole('region', { name: 'Featured' }));
  expect((await featured.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual(['/marketplace/jug']);
});

test('featured items of the page are only marked, in its order', async () => {
  await openShop('/marketplace', {
    answers: { ...terms, [`${items}?featured=true`]: { ...list(1), items: [item] }, [items]: list(1) },
  });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Plain cup', 'Stoneware bowl']);
  expect(cards.map((card) => within(card).queryByText('Featured') !== null)).toEqual([false, true]);
  expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull();
});

test('if many items are featured, only a few say so', async () => {
  const many = Array.from({ length: 9 }, (_, id) => ({ ...item, id, slug: `bowl-${id}` }));
  await openShop('/marketplace?page=2', { answers: { ...terms, [items]: { ...list(2), items: many } } });
  expect(await screen.findAllByText('Featured')).toHaveLength(3);
});

test.each(['?category=clay', '?search=bowl', '?page=2'])('%s shows no featured row', async (query) => {
  const { calls } = await openShop(`/marketplace${query}`, { answers: { ...terms, [items]: list(2) } });
  await screen.findAllByRole('article');
  expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull();
  expect(calls.filter((call) => call.includes('featured=true'))).toEqual([]);
});

test('a page past the end leads to the last one', async () => {
  await openShop('/marketplace?page=222', {
    answers: { ...terms, [`${items}?page=222`]: list(222), [`${items}?page=2&`]: list(2) },
  });
  expect(await screen.findByRole('link', { name: 'Page 2', current: 'page' })).not.toBeNull();
  expect(window.location.search).toBe('?page=2');
});

test('the filters show how many are set, and can be removed one by one or all at once', async () => {
  await openShop('/marketplace?search=bowl&category=clay&minPrice=20&maxPrice=90&sortBy=price', {
    answers: { ...terms, [items]: list(1) },
  });
  expect(await screen.findByRole('button', { name: 'Filters (3)', hidden: true })).not.toBeNull();
  const filters = within(await screen.findByRole('list', { name: 'Active filters' }));
  expect(filters.getAllByRole('link').map((link) => link.textContent?.trim())).toEqual([
    'Clay',
    'From $20.00',
    'Up to $90.00',
    'Clear all',
  ]);
  await userEvent.click(filters.getByRole('link', { name: 'Remove filter From $20.00' }));
  await waitFor(() => expect(window.location.search).toBe('?search=bowl&category=clay&maxPrice=90&sortBy=price'));
  expect(document.activeElement?.textContent).toBe('Marketplace');
  await userEvent.click(filters.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(window.location.search).toBe('?search=bowl&sortBy=price'));
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
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
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toBe('Previous1…119120121…1,372Next');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Category', hidden: true }));
  expect(await screen.findByText('Clay (1,234)')).not.toBeNull();
});

describe('the filters of properties', () => {
  const values = Array.from({ length: 11 }, (_, n) => ({ value: `g${n}`, text: `Glaze ${n}`, count: 1 }));
  const glaze = { slug: 'glaze', name: 'Glaze', unit: null, kind: 'CHOICE', items: 11, values, bounds: null };
  const height = {
    ...glaze,
    slug: 'height',
    name: 'Height',
    kind: 'NUMBER',
    values: [],
    bounds: { min: 8, max: 1200 },
  };
  const found = { facets: [glaze, height], price: { min: 46.8, max: 1200 } };
  const open = async (query: string, more: Answers = {}) => {
    const answers = { ...terms, [items]: list(1), [apiPaths.facets]: found, ...more };
    await openShop(`/marketplace${query}`, { answers });
    await screen.findByLabelText('Min price');
    return answers;
  };

  test('are choices until a category is selected, and then all of it', async () => {
    await open('');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Min price').placeholder).toBe('46.80'));
    expect(screen.getByLabelText<HTMLInputElement>('Max price').placeholder).toBe('1,200');
    expect(screen.queryByLabelText('Glaze: Any')).not.toBeNull();
    expect(screen.queryByRole('group', { name: 'Height', hidden: true })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category', hidden: true }), 'clay');
    expect(await screen.findByLabelText('To')).toHaveProperty('placeholder', '1,200');
    const tags = screen.getByLabelText('Tag: All Tags');
    expect(screen.getByLabelText('Glaze: Any').compareDocumentPosition(tags)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('show an error when they can’t be loaded, and load again on request', async () => {
    const answers = await open('?category=clay', { [apiPaths.facets]: broken });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load filters');
    answers[apiPaths.facets] = found;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Glaze: Any')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('stay, without a use, if they would leave nothing, but not if they are chosen', async () => {
    const none = values.map((value) => ({ ...value, count: 0 }));
    const answers = { [apiPaths.facets]: { ...found, facets: [{ ...glaze, values: none }] } };
    await open('?category=clay&props=glaze:g3', answers);
    expect(await screen.findByLabelText('Glaze 2 (0)')).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Glaze 3 (0)')).toHaveProperty('disabled', false);
  });

  test('accept ten values, and say so', async () => {
    const ten = values.slice(0, 10).map(({ value }) => `glaze:${value}`);
    await open(`?category=clay&props=${ten.join()}`);
    const eleventh = await screen.findByLabelText('Glaze 10 (1)');
    expect(eleventh).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Glaze 9 (1)')).toHaveProperty('disabled', false);
    expect(screen.getByLabelText('From')).toHaveProperty('disabled', true);
    expect(screen.getAllByText('You can use up to 10 at once.')).toHaveLength(2);
    await userEvent.click(screen.getByLabelText('Glaze 9 (1)'));
    await waitFor(() => expect(screen.getByLabelText('Glaze 10 (1)')).toHaveProperty('disabled', false));
  });
});
