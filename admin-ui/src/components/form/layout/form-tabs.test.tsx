/** @jest-environment jsdom */
import { AppTheme, type FieldErrors, Form, SubmitButton, TextField } from '@stoa/web-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { type FormTab, FormTabs } from './form-tabs';

afterEach(() => window.history.replaceState(null, '', '/'));

const names = ['one', 'two', 'three'];
const fields = Object.fromEntries(names.map((name) => [name, { tab: name }]));
const tabs: Record<string, FormTab> = Object.fromEntries(
  names.map((name) => [name, { label: `Tab ${name}`, content: <TextField name={name} label={`Field ${name}`} /> }]),
);

function showForm(validate: (values: Record<string, string>) => FieldErrors, shown = tabs) {
  render(
    <AppTheme>
      <BrowserRouter>
        <Link to="#three">To three</Link>
        <Form
          aria-label="Form"
          initialValues={{ one: '', two: '', three: '' }}
          validate={validate}
          onSubmit={async () => {}}
          failure=""
        >
          <FormTabs fields={fields} tabs={shown} />
          <SubmitButton busy="Saving...">Save</SubmitButton>
        </Form>
      </BrowserRouter>
    </AppTheme>,
  );
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const required = ({ two, three }: Record<string, string>): FieldErrors => ({
  ...(two === '' && { two: 'Two is required' }),
  ...(three === '' && { three: 'Three is required' }),
});

test('a failed submit marks each tab with errors, opens the first, and focuses its field', async () => {
  showForm(required);
  expect(screen.queryByRole('tab', { name: /needs attention/ })).toBeNull();
  await save();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Field two' })));
  expect(tab(/Tab two/).getAttribute('aria-selected')).toBe('true');
  expect(screen.getAllByRole('tab', { name: /needs attention/ })).toEqual([tab(/Tab two/), tab(/Tab three/)]);
});

test('a failed submit focuses a field in the open tab, and a corrected tab loses its mark', async () => {
  showForm(required);
  await userEvent.click(tab(/Tab two/));
  await save();
  const two = screen.getByRole('textbox', { name: 'Field two' });
  await waitFor(() => expect(document.activeElement).toBe(two));
  await userEvent.type(two, 'x');
  await waitFor(() => expect(tab(/Tab two/).textContent).toBe('Tab two'));
  await save();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Field three' })));
});

test('switching tabs keeps what was typed', async () => {
  showForm(() => ({}));
  await userEvent.type(screen.getByRole('textbox', { name: 'Field one' }), 'kept');
  await userEvent.click(tab(/Tab three/));
  expect(screen.queryByRole('textbox', { name: 'Field one' })).toBeNull();
  await userEvent.click(tab(/Tab one/));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Field one' }).value).toBe('kept');
});

test('the tab that was open is open again after a reload', async () => {
  showForm(() => ({}));
  await userEvent.click(tab(/Tab two/));
  cleanup();
  showForm(() => ({}));
  expect(tab(/Tab two/).getAttribute('aria-selected')).toBe('true');
});

test('a link on the same page opens a tab, also one that it opened before', async () => {
  showForm(() => ({}));
  for (let times = 1; times <= 2; times += 1) {
    await userEvent.click(screen.getByRole('link', { name: 'To three' }));
    expect(tab(/Tab three/).getAttribute('aria-selected')).toBe('true');
    await userEvent.click(tab(/Tab one/));
  }
});

const asks = jest.fn(() => null);
const Asks = () => asks();

test('what asks the server is only there while its tab is open', async () => {
  showForm(() => ({}), { ...tabs, three: { label: 'Tab three', isLazy: true, content: <Asks /> } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Field one' }), 'typed');
  expect(asks).not.toHaveBeenCalled();
  await userEvent.click(tab(/Tab three/));
  expect(asks).toHaveBeenCalled();
});
