/** @jest-environment jsdom */
import { adminPaths, type RestoreInput } from '@stoa/contract';
import { AppTheme, ToastProvider } from '@stoa/web-kit';
import { answerFrom, type Call, Refusal } from '@stoa/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { BulkDialog } from './bulk-dialog';

const onClose = jest.fn();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function deleteTables() {
  onClose.mockClear();
  const chosen = ['Oak table', 'Ash table'].map((title, place) => ({ id: place + 1, title }));
  const results = chosen.map((record) => ({ ...record, ok: true, message: null }));
  render(
    <MemoryRouter>
      <AppTheme>
        <ToastProvider>
          <BulkDialog
            noun="item"
            action={{ label: 'Delete', done: 'deleted', input: () => ({}), trashed: 'item' }}
            chosen={chosen}
            send={async () => ({ results, succeeded: 2, failed: 0 })}
            isAll={false}
            onDone={async () => {}}
            onClose={onClose}
          />
        </ToastProvider>
      </AppTheme>
    </MemoryRouter>,
  );
  await press('Delete');
}

test('the bulk report stays open until everything is restored', async () => {
  let answer = () => {};
  answerFrom({ [adminPaths.restoreRecord]: () => new Promise<void>((resolve) => (answer = resolve)) });
  await deleteTables();
  await press('Undo');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true);
  answer();
  await screen.findByRole('button', { name: 'Restoring...' });
  expect(onClose).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  answer();
  await screen.findByText('2 items restored');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the bulk report names records that could not be restored, with the reason and a retry', async () => {
  const refused = new Set([2]);
  const calls = answerFrom({
    [adminPaths.restoreRecord]: ({ body }: Call) =>
      refused.has((body as RestoreInput).recordId) ? new Refusal(409, 'Its slug is taken') : {},
  });
  await deleteTables();
  await press('Undo');
  expect((await screen.findByRole('alert')).textContent).toBe('1 of 2 items couldn’t be restored.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ash tableIts slug is taken']);
  expect(onClose).not.toHaveBeenCalled();
  refused.clear();
  await press('Undo');
  await screen.findByText('1 item restored');
  expect(calls).toHaveLength(3);
  expect(onClose).toHaveBeenCalledTimes(1);
});
