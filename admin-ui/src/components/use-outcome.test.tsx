/** @jest-environment jsdom */
import { adminPaths } from '@stoa/contract';
import { AppTheme, ToastProvider } from '@stoa/web-kit';
import { answerFrom } from '@stoa/web-kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useOutcome } from './use-outcome';

const reload = jest.fn(async () => {});
let attempt: ReturnType<typeof useOutcome>['attempt'];

function List() {
  attempt = useOutcome(reload).attempt;
  return <input aria-label="Search" />;
}

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  render(
    <AppTheme>
      <ToastProvider>
        <List />
      </ToastProvider>
    </AppTheme>,
  );
});
afterEach(() => jest.useRealTimers());

/** In steps, because a toast goes and the next comes by timers that start each other. */
async function wait(milliseconds: number) {
  for (let passed = 0; passed <= milliseconds; passed += 100)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(100, milliseconds - passed)));
}
const words = { done: 'Item deleted successfully', failure: 'Failed to delete item' };

test('a deletion shows its message for three seconds and reloads the list after one', async () => {
  await act(() => attempt(async () => {}, { ...words, slowly: true }));
  await wait(0);
  expect(screen.getByRole('status').textContent).toBe('Item deleted successfully');
  await wait(900);
  expect(reload).not.toHaveBeenCalled();
  await wait(200);
  expect(reload).toHaveBeenCalledTimes(1);
  await wait(1800);
  expect(screen.queryByRole('status')).not.toBeNull();
  await wait(1000);
  expect(screen.queryByRole('status')).toBeNull();
});

test('other changes reload the list at once; a failure does not, and its message disappears', async () => {
  await act(() => attempt(async () => {}, words));
  expect(reload).toHaveBeenCalledTimes(1);
  await act(() => attempt(() => Promise.reject(new Error('no words for people')), words));
  await wait(1000);
  expect(screen.getByRole('alert').textContent).toBe('ErrorFailed to delete item');
  expect(reload).toHaveBeenCalledTimes(1);
  await wait(4000);
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a record in the trash', () => {
  const trashed = { kind: 'item', recordId: 7, title: 'Oak table' } as const;
  const remove = async () => {
    await act(() => attempt(async () => {}, { ...words, trashed }));
    await wait(0);
    reload.mockClear();
  };
  const undoKey = (target: Element) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });

  test.each([
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Undo' }))],
    ['Ctrl+Z', () => undoKey(document.body)],
  ])('comes back by %s, once', async (_way, undo) => {
    const calls = answerFrom({ [adminPaths.restoreRecord]: { kind: 'item', id: 7 } });
    await remove();
    undo();
    await wait(1000);
    expect(calls).toEqual([`POST ${adminPaths.restoreRecord}`]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toBe('“Oak table” restored');
    undoKey(document.body);
    await wait(1000);
    expect(calls).toHaveLength(1);
  });

  test('stays there if Ctrl+Z is pressed while typing', async () => {
    const calls = answerFrom({});
    await remove();
    undoKey(screen.getByRole('textbox', { name: 'Search' }));
    await wait(1000);
    expect(calls).toEqual([]);
  });

  test('shows why it can’t be restored until the message is closed', async () => {
    answerFrom({});
    await remove();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await wait(10_000);
    expect(screen.getByRole('alert').textContent).toContain('Error');
  });
});

test('a deletion can be undone for eight seconds, and for as long as the focus is in its message', async () => {
  await act(() => attempt(async () => {}, { ...words, trashed: { kind: 'item', recordId: 1, title: 'Bowl' } }));
  await wait(3100);
  expect(screen.queryByText(words.done)).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('“Bowl” is in the trash');
  screen.getByRole('button', { name: /Undo/ }).focus();
  await wait(9000);
  expect(screen.queryByRole('status')).not.toBeNull();
  act(() => screen.getByLabelText('Search').focus());
  await wait(1000);
  expect(screen.queryByRole('status')).toBeNull();
});
