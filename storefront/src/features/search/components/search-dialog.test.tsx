/** @jest-environment jsdom */
import { AppTheme, DataProvider, PageRouter, ToastProvider } from '@stoa/web-kit';
import { answerCalls, type Call } from '@stoa/web-kit/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { SearchButton } from './search-button';

const item = {
  status: 'AVAILABLE',
  slug: 'wool-throw',
  title: 'Wool throw',
  price: 90,
  discountPrice: 75,
  imageUrl: '/throw.webp',
};
const post = { slug: 'about-wool', title: 'About wool', category: { name: 'Guides' }, featuredImage: null };
const failure = {
  status: 500,
  body: { data: null, error: { status: 500, name: 'Error', message: 'No', details: {} } },
};

const respond = jest.fn();
const STARTS: Record<string, unknown> = {
  '/api/marketplace/categories': [
    { slug: 'textiles', name: 'Textiles', _count: { marketplaceItems: 5 } },
    { slug: 'empty', name: 'Empty', _count: { marketplaceItems: 0 } },
  ],
  '/api/collections?limit=4': { items: [{ slug: 'winter', title: 'Winter' }] },
};
const answer = ({ url }: Call) => {
  if (STARTS[url]) return { body: { data: STARTS[url] } };
  respond(url);
  const isItems = url.startsWith('/api/marketplace');
  if (url.includes('search=wool')) return { body: { data: { items: [isItems ? item : post] } } };
  return { body: { data: { items: [], ...(isItems && url.includes('search=wolo') && { didYouMean: 'wool' }) } } };
};

const field = () => screen.findByRole('combobox', { name: 'Search items and posts' });
const options = async (group: string) =>
  within(await screen.findByRole('group', { name: group })).findAllByRole('option');

async function openSearch() {
  render(
    <PageRouter>
      <AppTheme>
        <DataProvider>
          <SWRConfig value={{ shouldRetryOnError: false }}>
            <ToastProvider>
              <SearchButton />
            </ToastProvider>
          </SWRConfig>
        </DataProvider>
      </AppTheme>
    </PageRouter>,
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search the shop' });
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
}

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
  window.history.pushState(null, '', '/');
  respond.mockReset();
  answerCalls(answer);
});

test('the dialog explains itself and searches once typing pauses', async () => {
  await openSearch();
  expect(screen.getByRole('status').textContent).toContain('Type to search.');
  expect(respond).not.toHaveBeenCalled();
  await userEvent.type(await field(), 'wool');
  expect((await options('Items')).map(({ textContent }) => textContent)).toEqual([
    'Wool throw$75.00',
    'See all results in the marketplace →',
  ]);
  expect((await options('Posts')).map(({ textContent }) => textContent)).toEqual([
    'About woolGuides',
    'See all results on the blog →',
  ]);
  expect(respond.mock.calls.map(([url]) => url)).toEqual([
    '/api/marketplace?search=wool&limit=4',
    '/api/blog?search=wool&status=PUBLISHED&limit=4',
  ]);
  expect(screen.getByText('2 results shown')).not.toBeNull();
});

test('the arrow keys mark a result, further typing unmarks it, and Enter opens it', async () => {
  await openSearch();
  const box = await field();
  await userEvent.type(box, 'wool');
  const [first] = await options('Items');
  await userEvent.keyboard('{ArrowDown}');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  expect(box.getAttribute('aria-activedescendant')).toBe(first?.id);
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard(' ');
  expect(box.getAttribute('aria-activedescendant')).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/marketplace/wool-throw'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Enter without a marked result leads to all matching items', async () => {
  await openSearch();
  await userEvent.type(await field(), 'blue & red{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?search=blue+%26+red'));
  expect(window.location.pathname).toBe('/marketplace');
});

const STARTS_SHOWN = [['Textiles5 items'], ['Winter']];
const startsShown = async () =>
  Promise.all(
    ['Categories', 'Collections'].map(async (group) => (await options(group)).map(({ textContent }) => textContent)),
  );

test('categories and collections are offered until something is typed', async () => {
  await openSearch();
  expect(await startsShown()).toEqual(STARTS_SHOWN);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/collections/winter'));
});

test('a search without results says so, repeats the search words, and leads on', async () => {
  await openSearch();
  await userEvent.type(await field(), 'zinc');
  expect(await screen.findByText('No results for “zinc”.')).not.toBeNull();
  expect(await startsShown()).toEqual(STARTS_SHOWN);
});

test('a search with a typo shows what may have been meant', async () => {
  await openSearch();
  await userEvent.type(await field(), 'wolo');
  expect(await screen.findByText('No results for “wolo”. Showing results for “wool”.')).not.toBeNull();
  expect((await options('Items')).map(({ textContent }) => textContent)).toEqual([
    'Wool throw$75.00',
    'See all results in the marketplace →',
  ]);
  expect(screen.getByText('Wool').tagName).toBe('MARK');
});

test('a failed search shows an error, and Try Again searches again', async () => {
  answerCalls(() => failure);
  await openSearch();
  await userEvent.type(await field(), 'wool');
  expect((await screen.findByRole('alert')).textContent).toContain('Search isn’t available right now');
  answerCalls(answer);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await options('Items')).toHaveLength(2);
});

test('Escape and the button close the dialog, which opens empty again', async () => {
  await openSearch();
  await userEvent.type(await field(), 'wool');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect((await field()).getAttribute('value')).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an answer that comes late never replaces a newer one', async () => {
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  answerCalls(async (call) => {
    if (!call.url.includes('search=clay')) return answer(call);
    respond(call.url);
    await late;
    return { body: { data: { items: [{ ...item, title: 'Clay bowl' }] } } };
  });
  await openSearch();
  const box = await field();
  fireEvent.change(box, { target: { value: 'clay' } });
  await waitFor(() => expect(respond).toHaveBeenCalledTimes(2));
  fireEvent.change(box, { target: { value: 'wool' } });
  await screen.findByRole('option', { name: /Wool throw/ });
  await act(async () => answerLate());
  expect(screen.queryByRole('option', { name: /Clay bowl/ })).toBeNull();
  expect(screen.getByRole('option', { name: /Wool throw/ })).not.toBeNull();
});
