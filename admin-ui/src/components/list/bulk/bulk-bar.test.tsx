/** @jest-environment jsdom */
import { AppTheme } from '@stoa/web-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BulkBar } from './bulk-bar';

const send = jest.fn(async (ids: number[]) => ({
  results: ids.map((id) => ({ id, title: 'Oak table', ok: true, message: null })),
  succeeded: ids.length,
  failed: 0,
}));

function Bar({ categories }: { categories: string[] }) {
  const choices = categories.map((label, place) => ({ value: String(place + 1), label }));
  const action = { label: 'Change category', ask: () => 'Change it?', done: 'changed', send };
  return (
    <AppTheme>
      <BulkBar
        noun="item"
        chosen={[{ id: 7, title: 'Oak table' }]}
        actions={[{ ...action, choice: { label: 'Category', choices } }]}
        onChoose={() => {}}
        onDone={async () => {}}
      />
    </AppTheme>
  );
}

test('what is asked before there is something to choose from waits for it', async () => {
  const { rerender } = render(<Bar categories={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /Change category/ }));
  const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change category' });
  expect(confirm().disabled).toBe(true);
  rerender(<Bar categories={['Ceramics', 'Textiles']} />);
  expect(confirm().disabled).toBe(false);
  await userEvent.click(confirm());
  expect(send).toHaveBeenCalledWith([7], '1');
});
