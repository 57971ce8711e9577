import { AppTheme, DataProvider, type FieldErrors, Form, ToastProvider } from '@stoa/web-kit';
import { answerCalls } from '@stoa/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UnsavedProvider } from '../../unsaved/unsaved-provider';
import { type FormTab, FormTabs } from './form-tabs';

type Fields<Tab extends string> = Record<string, { label: string; tab: Tab }>;

/** Shows inputs in a form that knows no records, and finds these errors. */
export function showInForm(inputs: ReactNode, initialValues: object, errors: FieldErrors = {}): void {
  answerCalls(() => ({ body: { data: [] } }));
  const form = (
    <Form aria-label="Form" initialValues={initialValues} validate={() => errors} onSubmit={async () => {}} failure="">
      {inputs}
    </Form>
  );
  const router = createMemoryRouter([{ path: '/', element: <UnsavedProvider>{form}</UnsavedProvider> }]);
  render(
    <AppTheme>
      <DataProvider>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </DataProvider>
    </AppTheme>,
  );
}

/** Fails for a field that its tab has no input for. */
export async function expectEveryField<Tab extends string>(
  fields: Fields<Tab>,
  tabs: Record<Tab, FormTab>,
  initialValues: object,
): Promise<void> {
  showInForm(<FormTabs fields={fields} tabs={tabs} />, initialValues);
  const panels = screen.getAllByRole('tabpanel', { hidden: true });
  for (const { label, tab } of Object.values<Fields<Tab>[string]>(fields)) {
    const panel = panels[Object.keys(tabs).indexOf(tab)] as HTMLElement;
    expect(await within(panel).findAllByText(label)).not.toHaveLength(0);
  }
}

/** Removing a row of a full list gives the focus to the button that adds one, once it can have it: in a browser, not before. */
export async function expectRoomToAdd(add: HTMLElement, removal: string): Promise<void> {
  const isDisabled = () => (add as HTMLButtonElement).disabled;
  expect(isDisabled()).toBe(true);
  const whenFocused = jest.fn(isDisabled);
  add.addEventListener('focus', whenFocused);
  await userEvent.click(screen.getByRole('button', { name: removal }));
  expect(document.activeElement).toBe(add);
  expect(whenFocused).toHaveReturnedWith(false);
}
