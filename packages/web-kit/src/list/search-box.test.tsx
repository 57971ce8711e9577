/** @jest-environment jsdom */

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { AppTheme } from '../theme/app-theme';
import { aChoice, anyText } from './list-params';
import { SearchBox } from './search-box';
import { useListView } from './use-list-view';

const params = { search: anyText(), order: aChoice(['asc', 'desc'], 'desc') };

function List() {
  const view = useListView(params);
  const navigate = useNavigate();
  return (
    <>
      <SearchBox
        value={view.values.search}
        label="Search"
        placeholder="Search..."
        onSearch={(search) => view.changeTyped({ search })}
      />
      <button type="button" onClick={() => view.change({ order: 'asc' })}>
        Ascending
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <output>{useLocation().search}</output>
    </>
  );
}

function openList(address = '/') {
  window.history.pushState(null, '', address);
  render(
    <AppTheme>
      <BrowserRouter>
        <List />
      </BrowserRouter>
    </AppTheme>,
  );
}

const address = () => screen.getByRole('status').textContent ?? '';
const box = () => screen.getByRole('textbox', { name: 'Search' }) as HTMLInputElement;
const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 400)));

test('typing searches once, after a pause, from page 1, and keeps letters and focus', async () => {
  openList('/?page=3');
  await userEvent.type(box(), 'blue bowl ');
  expect(address()).toBe('?page=3');
  await pause();
  expect(address()).toBe('?search=blue+bowl');
  expect(box().value).toBe('blue bowl ');
  expect(document.activeElement).toBe(box());
});

test('Enter searches at once', async () => {
  openList();
  await userEvent.type(box(), 'bowl{Enter}');
  expect(address()).toBe('?search=bowl');
});

test('a word typed with pauses is one step back, and the box follows', async () => {
  openList();
  await userEvent.type(box(), 'bo{Enter}');
  await userEvent.type(box(), 'wl{Enter}');
  expect(address()).toBe('?search=bowl');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect([address(), box().value]).toEqual(['', '']));
});

test('a filter chosen while a search waits loses neither', async () => {
  openList();
  await userEvent.type(box(), 'bowl');
  await userEvent.click(screen.getByRole('button', { name: 'Ascending' }));
  await pause();
  expect(new URLSearchParams(address()).get('search')).toBe('bowl');
  expect(new URLSearchParams(address()).get('order')).toBe('asc');
  expect(box().value).toBe('bowl');
});

test('the search is cleared at once, and the focus stays in the box', async () => {
  openList('/?search=bowl');
  expect(box().value).toBe('bowl');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(address()).toBe('');
  expect(document.activeElement).toBe(box());
});
