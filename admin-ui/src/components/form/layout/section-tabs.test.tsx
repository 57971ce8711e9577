/** @jest-environment jsdom */
import { AppTheme, type FieldErrors, Form, SubmitButton, TextField } from '@stoa/web-kit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { FormSection, SectionTabs } from './section-tabs';

const shown = jest.fn();
beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function scroll() {
    shown(this.getAttribute('id'));
  };
});
afterEach(() => window.history.replaceState(null, '', '/'));

const names = ['one', 'two'];
const fields = Object.fromEntries(names.map((name) => [name, { tab: name }]));
const tabs = Object.fromEntries(names.map((name) => [name, `Tab ${name}`]));

function showForm() {
  render(
    <AppTheme>
      <BrowserRouter>
        <Link to="#two">To two</Link>
        <Form
          aria-label="Form"
          initialValues={{ one: '', two: '' }}
          validate={({ two }): FieldErrors => (two ? {} : { two: 'Two is required' })}
          onSubmit={async () => {}}
          failure=""
        >
          <SectionTabs fields={fields} tabs={tabs}>
            {names.map((name) => (
              <FormSection key={name} name={name}>
                <TextField name={name} label={`Field ${name}`} />
              </FormSection>
            ))}
          </SectionTabs>
          <SubmitButton busy="Saving...">Save</SubmitButton>
        </Form>
      </BrowserRouter>
    </AppTheme>,
  );
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const panel = (name: RegExp) => screen.getByRole('tabpanel', { name });
const isCurrent = (name: RegExp) => tab(name).getAttribute('aria-selected') === 'true';

test('a tab leads to its section, and the current one is where the focus is', async () => {
  showForm();
  expect(isCurrent(/one/)).toBe(true);
  await userEvent.click(tab(/two/));
  expect(document.activeElement).toBe(panel(/two/));
  expect(shown).toHaveBeenLastCalledWith(panel(/two/).id);
  expect(isCurrent(/two/)).toBe(true);
  await userEvent.click(screen.getByRole('textbox', { name: 'Field one' }));
  expect(isCurrent(/one/)).toBe(true);
});

test('a link leads to a section', async () => {
  showForm();
  await userEvent.click(screen.getByRole('link', { name: 'To two' }));
  expect(document.activeElement).toBe(panel(/two/));
});

test('after a failed save, the tab of the field with the error is marked and current', async () => {
  showForm();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Field two' })));
  expect(screen.getAllByRole('tab', { name: /needs attention/ })).toEqual([tab(/two/)]);
  expect(isCurrent(/two/)).toBe(true);
});
