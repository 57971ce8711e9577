/** @jest-environment jsdom */
import { AppTheme, Form, SubmitButton } from '@stoa/web-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SheetColumn } from './sheet-edits';
import { SheetField } from './sheet-field';

const columns: SheetColumn[] = [
  { path: 'price', label: 'Price', kind: 'text', width: 100 },
  { path: 'enabled', label: 'On sale', kind: 'flag', width: 100 },
  {
    path: 'size',
    label: 'Size',
    kind: 'choice',
    width: 100,
    choices: ['1', '2'].map((value) => ({ value, label: value })),
  },
];
const rows = [
  { name: 'S', price: '10', enabled: true, size: '1' },
  { name: 'M', price: '20', enabled: true, size: '1' },
];

const showSheet = () =>
  render(
    <AppTheme>
      <Form
        aria-label="Form"
        initialValues={{ rows }}
        validate={() => ({})}
        onSubmit={() => new Promise(() => {})}
        failure=""
      >
        <SheetField<(typeof rows)[0]>
          name="rows"
          label="Rows"
          heading="Name"
          nameOf={({ name }) => name}
          columns={columns}
        />
        <SubmitButton busy="Saving...">Save</SubmitButton>
      </Form>
    </AppTheme>,
  );
const price = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Price, ${name}` });

test('after the first row is removed, Escape leaves the next as it was', async () => {
  showSheet();
  await userEvent.click(screen.getByRole('button', { name: 'Remove row S' }));
  expect(document.activeElement).toBe(price('M'));
  await userEvent.keyboard('{Escape}');
  expect(price('M').value).toBe('20');
});

test('nothing changes while a save is in progress', async () => {
  showSheet();
  await userEvent.type(price('S'), '5');
  const copies = ['Fill down', 'Apply to all'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(name) }),
  );
  expect(copies.map(({ disabled }) => disabled)).toEqual([false, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(copies.map(({ disabled }) => disabled)).toEqual([true, true]);
  const onSale = screen.getByRole<HTMLInputElement>('checkbox', { name: 'On sale, M' });
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size, M' });
  await userEvent.click(onSale);
  await userEvent.selectOptions(size, '2');
  expect(onSale.checked).toBe(true);
  expect(size.value).toBe('1');
  for (const remove of screen.getAllByRole<HTMLButtonElement>('button', { name: /^Remove row/ }))
    expect(remove.disabled).toBe(true);
});
