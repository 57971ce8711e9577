/** @jest-environment jsdom */
import { AppTheme, Form } from '@stoa/web-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IdListField } from './id-fields';

const [oak, elm] = [
  { id: 1, name: 'Oak' },
  { id: 2, name: 'Elm' },
];

/** A form with both tags selected, whose list only knows oak until it's reloaded. */
function Tags({ newest }: { newest: Promise<(typeof oak)[]> }) {
  const [data, setData] = useState([oak]);
  const [error, setError] = useState<unknown>();
  const mutate = () => newest.then(setData, setError);
  return (
    <AppTheme>
      <Form
        aria-label="Form"
        initialValues={{ tags: [1, 2] }}
        validate={() => ({})}
        onSubmit={async () => {}}
        failure=""
      >
        <IdListField name="tags" label="Tags" noun="tag" found={{ data, error, mutate }} />
      </Form>
    </AppTheme>
  );
}

const boxes = () => screen.getAllByRole('checkbox').map((box) => box.parentElement?.parentElement?.textContent);

test('a record that is newer than the list is not shown as deleted, because the list is reloaded first', async () => {
  let answer: (tags: (typeof oak)[]) => void = () => {};
  render(<Tags newest={new Promise((resolve) => (answer = resolve))} />);
  expect(boxes()).toEqual(['Oak']);
  answer([oak, elm]);
  await waitFor(() => expect(boxes()).toEqual(['Oak', 'Elm']));
});

test('a record that is missing from the reloaded list is shown as deleted, until it is deselected', async () => {
  render(<Tags newest={Promise.resolve([oak])} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Deleted tag', checked: true }));
  expect(boxes()).toEqual(['Oak']);
});

test('no record is shown as deleted if the list fails to load', async () => {
  await act(async () => void render(<Tags newest={Promise.reject(new Error('out of reach'))} />));
  expect(boxes()).toEqual(['Oak']);
});
