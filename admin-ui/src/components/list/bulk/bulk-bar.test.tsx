/** @jest-environment jsdom */
import { MAX_BULK } from '@stoa/contract';
import { AppTheme, ToastProvider } from '@stoa/web-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { BulkBar } from './bulk-bar';

const send = jest.fn(async ({ ids }: { ids: number[]; category: string }) => ({
  results: ids.map((id) => ({ id, title: 'Oak table', ok: true, message: null })),
  succeeded: ids.length,
  failed: 0,
}));

type BarProps = { categories: string[]; chosen?: { id: number; title: string }[] };

function Bar({ categories, chosen = [{ id: 7, title: 'Oak table' }] }: BarProps) {
  const choices = categories.map((label, place) => ({ value: String(place + 1), label }));
  const action = { label: 'Change category', done: 'changed', input: (category: string) => ({ category }) };
  return (
    <MemoryRouter>
      <AppTheme>
        <ToastProvider>
          <BulkBar
            noun="item"
            chosen={chosen}
            actions={[{ ...action, choice: { label: 'Category', choices } }]}
            send={send}
            onChoose={() => {}}
            onDone={async () => {}}
          />
        </ToastProvider>
      </AppTheme>
    </MemoryRouter>
  );
}

test('a bulk action that opens before its choices have loaded waits for them', async () => {
  const { rerender } = render(<Bar categories={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /Change category/ }));
  const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change category' });
  expect(confirm().disabled).toBe(true);
  rerender(<Bar categories={['Ceramics', 'Textiles']} />);
  expect(confirm().disabled).toBe(false);
  await userEvent.click(confirm());
  expect(send).toHaveBeenCalledWith({ ids: [7], category: '1' });
});

test.each([
  [MAX_BULK, '500 items selected', true],
  [MAX_BULK + 1, '501 items selected. You can change up to 500 at once. Select fewer to continue.', false],
])('selecting %i rows', (count, text, offered) => {
  const chosen = Array.from({ length: count }, (_, place) => ({ id: place + 1, title: `Item ${place + 1}` }));
  render(<Bar categories={[]} chosen={chosen} />);
  expect(screen.getByRole('status').textContent).toBe(text);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Actions' }).disabled).toBe(!offered);
});
