import { AppTheme, DataProvider, Form, ToastProvider } from '@stoa/web-kit';
import { answerCalls } from '@stoa/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UnsavedProvider } from '../../unsaved/unsaved-provider';
import { type FormTab, FormTabs } from './form-tabs';

type Fields<Tab extends string> = Record<string, { label: string; tab: Tab }>;

/** Fails for a field that its tab has no input for. */
export async function expectEveryField<Tab extends string>(
  fields: Fields<Tab>,
  tabs: Record<Tab, FormTab>,
  initialValues: object,
): Promise<void> {
  answerCalls(() => ({ body: { data: [] } }));
  const form = (
    <Form aria-label="Form" initialValues={initialValues} validate={() => ({})} onSubmit={async () => {}} failure="">
      <FormTabs fields={fields} tabs={tabs} />
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
  const panels = screen.getAllByRole('tabpanel', { hidden: true });
  for (const { label, tab } of Object.values<Fields<Tab>[string]>(fields)) {
    const panel = panels[Object.keys(tabs).indexOf(tab)] as HTMLElement;
    expect(await within(panel).findAllByText(label)).not.toHaveLength(0);
  }
}
