/** @jest-environment jsdom */
import { AppTheme, Form, SubmitButton } from '@stoa/web-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { TextListField } from './text-list-field';

type Values = { features: string[] };
const save = jest.fn(async (_values: Values) => {});

function Unsaved() {
  const { dirty, resetForm } = useFormikContext();
  return dirty ? (
    <button type="button" onClick={() => resetForm({ values: { features: ['Oiled'] } })}>
      Discard
    </button>
  ) : null;
}

beforeEach(() => {
  save.mockClear();
  render(
    <AppTheme>
      <Form<Values>
        aria-label="Form"
        initialValues={{ features: ['Oiled'] }}
        validate={() => ({})}
        onSubmit={async (values, reset) => {
          await save(values);
          reset({ features: [...values.features] });
        }}
        failure=""
      >
        <TextListField name="features" label="Features" helperText="Press Enter to add a feature" />
        <Unsaved />
        <SubmitButton busy="Saving...">Save</SubmitButton>
      </Form>
    </AppTheme>,
  );
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Features' });
const entries = () => screen.getAllByRole('listitem').map((entry) => entry.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('typed text that was not added is saved as an entry', async () => {
  await userEvent.type(field(), ' Heavy ');
  expect(entries()).toEqual(['Oiled']);
  await press('Save');
  await waitFor(() => expect(entries()).toEqual(['Oiled', 'Heavy']));
  expect(save).toHaveBeenCalledWith({ features: ['Oiled', 'Heavy'] });
  expect(field().value).toBe('');
});

test('text typed during a save stays in the field and replaces the saved part', async () => {
  let answer = () => {};
  save.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await userEvent.type(field(), 'Heavy');
  await press('Save');
  await userEvent.type(field(), ' and');
  await act(async () => answer());
  await userEvent.type(field(), ' old');
  expect(field().value).toBe('Heavy and old');
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenLastCalledWith({ features: ['Oiled', 'Heavy and old'] }));
});

test('typed text counts as an unsaved change until it is removed or discarded', async () => {
  await userEvent.type(field(), 'Heavy');
  expect(screen.queryByText('Press Enter to add a feature')).toBeNull();
  await userEvent.clear(field());
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  await userEvent.type(field(), 'Heavy');
  await press('Discard');
  expect(field().value).toBe('');
  expect(entries()).toEqual(['Oiled']);
});

test('blank and duplicate entries are left out', async () => {
  await userEvent.type(field(), '   ');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  await userEvent.type(field(), '{Enter}Oiled{Enter}Heavy{Enter}Heavy');
  expect(entries()).toEqual(['Oiled', 'Heavy']);
  await userEvent.type(field(), ' and old');
  await press('Remove Heavy');
  expect(field().value).toBe('Heavy and old');
  await press('Add');
  expect(entries()).toEqual(['Oiled', 'Heavy and old']);
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ features: ['Oiled', 'Heavy and old'] }));
});
