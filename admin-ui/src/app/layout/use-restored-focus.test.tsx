/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useRestoredFocus } from './use-restored-focus';

function Page() {
  const content = useRef<HTMLElement>(null);
  const [rows, setRows] = useState(['oak', 'elm']);
  const [page, setPage] = useState(1);
  const [isOver, setIsOver] = useState(true);
  useRestoredFocus(content);
  return (
    <>
      <button type="button" onClick={() => setRows([])}>
        Outside
      </button>
      {isOver && (
        <button type="button" onClick={() => setIsOver(false)}>
          Close
        </button>
      )}
      <main ref={content} tabIndex={-1}>
        <section aria-label="Rows" tabIndex={-1}>
          {rows.map((row) => (
            <button key={row} type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
              {row}
            </button>
          ))}
        </section>
        <button type="button" disabled={page === 2} onClick={() => setPage(2)}>
          Next
        </button>
      </main>
    </>
  );
}

beforeEach(() => void render(<Page />));

const button = (name: string) => screen.getByRole('button', { name });

test('moves the focus to the surrounding element when a row is removed', async () => {
  await userEvent.click(button('oak'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Rows' })));
});

test('moves the focus to the content when its button is disabled', async () => {
  await userEvent.click(button('Next'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('leaves the focus where something else has put it', async () => {
  button('elm').focus();
  await userEvent.click(button('Outside'));
  expect(screen.queryByRole('button', { name: 'elm' })).toBeNull();
  await Promise.resolve();
  expect(document.activeElement).toBe(button('Outside'));
});

test('moves the focus back into the content when what was over it is gone', async () => {
  button('elm').focus();
  await userEvent.click(button('Close'));
  await waitFor(() => expect(document.activeElement).toBe(button('elm')));
});
