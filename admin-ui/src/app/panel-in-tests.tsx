import {
  AppTheme,
  AuthProvider,
  DataProvider,
  definePages,
  fetchPageAt,
  PageOutlet,
  PageRouter,
  PageRoutes,
  ToastProvider,
} from '@stoa/web-kit';
import { type Answers, answerFrom } from '@stoa/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RecordKindsContext } from '../lib/record-kinds';
import { recordKinds, resources } from './resources';

const routes = definePages([{ Component: PageOutlet, children: resources.flatMap(({ pages }) => pages) }]);

/**
 * Opens one of the panel's pages without the sidebar around it, but with what is `beside` it. `answers` is kept, so that a test can
 * change it.
 */
export async function openPage(address: string, answers: Answers, beside?: ReactNode) {
  const calls = answerFrom(answers);
  await fetchPageAt(routes, address);
  window.history.pushState(null, '', address);
  render(
    <PageRouter>
      <AppTheme>
        <DataProvider>
          <AuthProvider onLogout={() => {}}>
            <ToastProvider>
              <RecordKindsContext value={recordKinds}>
                {beside}
                <PageRoutes pages={routes} />
              </RecordKindsContext>
            </ToastProvider>
          </AuthProvider>
        </DataProvider>
      </AppTheme>
    </PageRouter>,
  );
  return { calls };
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The click itself must ask the server: SWR would also do so without it, some seconds later. */
export async function tryAgain(place: HTMLElement, calls: string[]) {
  const callsBefore = calls.length;
  await userEvent.click(within(place).getByRole('button', { name: 'Try Again' }));
  expect(calls.length).toBeGreaterThan(callsBefore);
}

/** An alert says this, perhaps among others. */
export const expectAlert = async (text: string) => {
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  await waitFor(() => expect(alerts().join()).toContain(text));
};

export async function deleteConfirmed(name: string) {
  await press(`Delete ${name}`);
  const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(question.isConnected).toBe(false));
}
