/** @jest-environment jsdom */
import { AppTheme } from '@stoa/web-kit';
import { act, render, screen } from '@testing-library/react';
import { useOutcome } from './use-outcome';

const reload = jest.fn(async () => {});
let attempt: ReturnType<typeof useOutcome>['attempt'];

function List() {
  const outcome = useOutcome(reload);
  attempt = outcome.attempt;
  return outcome.alert;
}

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  render(
    <AppTheme>
      <List />
    </AppTheme>,
  );
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const words = { done: 'Item deleted successfully', failure: 'Failed to delete item' };

test('a deletion is said for three seconds; the list is asked for anew after one', async () => {
  await act(() => attempt(async () => {}, { ...words, slowly: true }));
  expect(screen.getByRole('status').textContent).toBe('Item deleted successfully');
  await wait(900);
  expect(reload).not.toHaveBeenCalled();
  await wait(200);
  expect(reload).toHaveBeenCalledTimes(1);
  await wait(1800);
  expect(screen.queryByRole('status')).not.toBeNull();
  await wait(200);
  expect(screen.queryByRole('status')).toBeNull();
});

test('other changes show at once; a failure reloads nothing and goes away as well', async () => {
  await act(() => attempt(async () => {}, words));
  expect(reload).toHaveBeenCalledTimes(1);
  await act(() => attempt(() => Promise.reject(new Error('no words for people')), words));
  expect(screen.getByRole('alert').textContent).toBe('Failed to delete item');
  expect(reload).toHaveBeenCalledTimes(1);
  await wait(3000);
  expect(screen.queryByRole('alert')).toBeNull();
});
