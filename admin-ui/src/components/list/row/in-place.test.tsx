/** @jest-environment jsdom */
import { AppTheme } from '@stoa/web-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlace, InPlaceEdits, type Refusal } from './in-place';

const onSave = jest.fn(async (): Promise<Refusal> => ({ problem: 'Price must be positive', again: onSave }));

const List = ({ ids }: { ids: number[] }) => (
  <AppTheme>
    <InPlaceEdits rows={ids.map((id) => ({ id }))}>
      {ids.map((id) => (
        <InPlace key={id} record={id} field="price" label={`price of ${id}`} value="40" text="$40" onSave={onSave} />
      ))}
    </InPlaceEdits>
  </AppTheme>
);

test('a refused edit is dropped when its row leaves the list, and kept for rows that stay', async () => {
  const { rerender } = render(<List ids={[1, 2]} />);
  for (const id of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: `$40, edit price of ${id}` }));
    await userEvent.type(screen.getByRole('textbox', { name: `Price of ${id}` }), '0{Enter}');
  }
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  rerender(<List ids={[2]} />);
  rerender(<List ids={[1, 2]} />);
  screen.getByRole('button', { name: '$40, edit price of 1' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Price of 2' }).value).toBe('400');
});

test('the next attempt is that of the refusal, however late the list learns of it', async () => {
  const again = jest.fn(async () => undefined);
  onSave.mockResolvedValueOnce({ problem: 'It’s now $50.00.', again });
  render(<List ids={[1]} />);
  await userEvent.click(screen.getByRole('button', { name: '$40, edit price of 1' }));
  const field = screen.getByRole('textbox', { name: 'Price of 1' });
  await userEvent.type(field, '5{Enter}');
  await screen.findByText('It’s now $50.00.');
  onSave.mockClear();
  await userEvent.type(field, '{Enter}');
  await screen.findByRole('button', { name: '$40, edit price of 1' });
  expect(again).toHaveBeenCalledWith('405');
  expect(onSave).not.toHaveBeenCalled();
});

test('after a refusal, the value that the list still shows is saved, too', async () => {
  const again = jest.fn(async () => undefined);
  onSave.mockResolvedValueOnce({ problem: 'It’s now $50.00.', again });
  render(<List ids={[1]} />);
  await userEvent.click(screen.getByRole('button', { name: '$40, edit price of 1' }));
  const field = screen.getByRole('textbox', { name: 'Price of 1' });
  await userEvent.type(field, '5{Enter}');
  await screen.findByText('It’s now $50.00.');
  await userEvent.type(field, '{Backspace}{Enter}');
  await screen.findByRole('button', { name: '$40, edit price of 1' });
  expect(again).toHaveBeenCalledWith('40');
});
