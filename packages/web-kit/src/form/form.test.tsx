/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';

interface Values {
  title: string;
  slug: string;
}

const Unsaved = () => (useFormikContext().dirty ? <p>unsaved</p> : null);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('what is typed while the form is sent stays and counts as changed; the other fields are those of the answer', async () => {
  let answer = (_next: Values) => {};
  const sent = jest.fn();
  render(
    <Form<Values>
      aria-label="Form"
      initialValues={{ title: '', slug: '' }}
      validate={() => ({})}
      onSubmit={async (values, reset, opened) => {
        sent(values, opened);
        reset(
          await new Promise<Values>((resolve) => {
            answer = resolve;
          }),
        );
      }}
      failure=""
    >
      <TextField name="title" label="Title" />
      <TextField name="slug" label="Slug" />
      <Unsaved />
      <SubmitButton busy="Saving...">Save</SubmitButton>
    </Form>,
  );
  await userEvent.type(field('Slug'), 'OAK');
  await userEvent.type(field('Title'), 'Oak{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await userEvent.type(field('Title'), ' table');
  await act(async () => answer({ title: 'Oak', slug: 'oak' }));
  expect(field('Title').value).toBe('Oak table');
  expect(field('Slug').value).toBe('oak');
  expect(screen.queryByText('unsaved')).not.toBeNull();

  await userEvent.type(field('Title'), '{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent).toHaveBeenLastCalledWith({ title: 'Oak table', slug: 'oak' }, { title: 'Oak', slug: 'oak' });
  await act(async () => answer({ title: 'Oak table', slug: 'oak' }));
  expect(screen.queryByText('unsaved')).toBeNull();
});

test('two presses within a frame, or Enter and a press, send a form once', async () => {
  const sent = jest.fn(() => new Promise<void>(() => {}));
  render(
    <Form aria-label="Form" initialValues={{ title: 'Oak' }} validate={() => ({})} onSubmit={sent} failure="">
      <TextField name="title" label="Title" />
    </Form>,
  );
  await act(async () => {
    for (let press = 0; press < 3; press++)
      field('Title').form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledTimes(1);
});
