/** @jest-environment jsdom */
import Dialog from '@mui/material/Dialog';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme } from '../theme/app-theme';
import { useToast } from './toast-context';
import { ToastProvider } from './toast-provider';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast.success('Saved')}>
        save
      </button>
      <button type="button" onClick={() => toast.error('Cart is empty', 'Please add items.')}>
        fail
      </button>
      <button type="button" onClick={() => toast.success('New order', undefined, { waits: true })}>
        hear
      </button>
    </>
  );
}

afterEach(() => jest.useRealTimers());

const show = () =>
  render(
    <AppTheme>
      <ToastProvider>
        <Buttons />
      </ToastProvider>
    </AppTheme>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('one toast shows at a time: the newest, with its description, until it is closed', async () => {
  show();
  await press('save');
  expect((await screen.findByRole('status')).textContent).toContain('Saved');
  await press('fail');
  expect((await screen.findByRole('alert')).textContent).toContain('Cart is emptyPlease add items.');
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  await press('Close');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('what others did is said once the toast that is shown is gone', async () => {
  show();
  await press('fail');
  await screen.findByRole('alert');
  await press('hear');
  await press('hear');
  expect(screen.queryByText('New order')).toBeNull();
  await press('Close');
  expect(await screen.findAllByText('New order')).toHaveLength(1);
  await press('save');
  expect((await screen.findByText('Saved')).textContent).toBe('Saved');
});

test('a toast is announced above an open dialog', async () => {
  const page = (dialog: boolean) => (
    <AppTheme>
      <ToastProvider>
        <Buttons />
        <Dialog open={dialog} aria-label="cart">
          <Buttons />
        </Dialog>
      </ToastProvider>
    </AppTheme>
  );
  const { rerender } = render(page(true));
  await press('fail');
  expect((await screen.findByRole('alert')).textContent).toContain('Cart is empty');
  rerender(page(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  rerender(page(true));
  await screen.findByRole('dialog');
  await press('save');
  expect((await screen.findByRole('status')).textContent).toContain('Saved');
});

test('a toast disappears after five seconds', async () => {
  await import('./snackbars');
  jest.useFakeTimers();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  await screen.findByText('Saved');
  await act(() => jest.advanceTimersByTimeAsync(4500));
  expect(screen.queryByText('Saved')).not.toBeNull();
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull(), { timeout: 1500 });
});

test('the hook throws a helpful error outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<Buttons />)).toThrow('must be used within a toast provider');
});
