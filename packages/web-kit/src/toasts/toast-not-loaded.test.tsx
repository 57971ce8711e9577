/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToast } from './toast-context';
import { ToastProvider } from './toast-provider';

const loads = jest.fn();
jest.mock('./snackbars', () => {
  loads();
  throw new Error('The network is gone');
});

function SaveButton() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.success('Saved')}>
      save
    </button>
  );
}

test('where the code of toasts cannot be fetched, the page goes on, and the next toast fetches it again', async () => {
  render(
    <ToastProvider>
      <SaveButton />
    </ToastProvider>,
  );
  expect(loads).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('button', { name: 'save' }));
  await waitFor(() => expect(loads).toHaveBeenCalledTimes(1));
  for (const times of [2, 3]) {
    await userEvent.click(screen.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(loads).toHaveBeenCalledTimes(times));
  }
  expect(screen.getByRole('button', { name: 'save' })).not.toBeNull();
});
