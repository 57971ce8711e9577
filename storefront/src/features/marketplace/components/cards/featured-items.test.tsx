/** @jest-environment jsdom */
import type { Item, ItemList } from '@stoa/contract';
import { AppTheme, DataProvider } from '@stoa/web-kit';
import { answerCalls } from '@stoa/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { item } from '../../../../lib/records-in-tests';
import { FeaturedItems } from './featured-items';

const workshop: Item = { ...item, title: 'Brand workshop', price: 1200, discountPrice: null };

const answer = (status: number, body: unknown) => ({ status, body });

const listOf = (items: Item[]) =>
  answer(200, {
    data: {
      items,
      pagination: { page: 1, limit: 3, total: items.length, totalPages: 1, hasNextPage: false, hasPrevPage: false },
    } satisfies ItemList,
  });

function showSection(newest?: Item[]) {
  render(
    <AppTheme>
      <DataProvider>
        <MemoryRouter>
          <FeaturedItems title={null} intro={null} newest={newest} />
        </MemoryRouter>
      </DataProvider>
    </AppTheme>,
  );
}

const respond = jest.fn();

beforeEach(() => {
  respond.mockReset();
  answerCalls(respond);
});

test('three featured items are requested, and each shows the price a shopper pays', async () => {
  respond.mockResolvedValue(listOf([workshop, { ...item, id: 2, price: 48.5, discountPrice: 40 }]));
  showSection();
  const [full, reduced] = await screen.findAllByRole('article');
  expect(respond.mock.calls[0][0].url).toBe('/api/marketplace?featured=true&limit=3');
  expect(within(full as HTMLElement).getByText('$1,200.00')).not.toBeNull();
  expect(within(reduced as HTMLElement).getByText('$40.00')).not.toBeNull();
  expect(within(reduced as HTMLElement).getByText('$48.50').tagName).toBe('S');
});

test('a failed request shows an error, and Try Again loads the items', async () => {
  respond.mockResolvedValueOnce(answer(500, { data: null, error: { status: 500, name: 'InternalServerError' } }));
  showSection();
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('Failed to load marketplace items');
  respond.mockResolvedValueOnce(listOf([workshop]));
  const calls = respond.mock.calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(respond.mock.calls.length).toBeGreaterThan(calls);
  expect(await screen.findByRole('heading', { name: 'Brand workshop' })).not.toBeNull();
});

test('while nothing is featured, it shows what is new', async () => {
  respond.mockResolvedValue(listOf([]));
  showSection([workshop]);
  expect(await screen.findByRole('heading', { name: 'Brand workshop' })).not.toBeNull();
});

test('a shop without items says so', async () => {
  respond.mockResolvedValue(listOf([]));
  showSection();
  expect(await screen.findByText('No items yet')).not.toBeNull();
});
