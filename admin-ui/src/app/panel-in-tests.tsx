import {
  AppTheme,
  AuthProvider,
  DataProvider,
  definePages,
  PageOutlet,
  PageRouter,
  PageRoutes,
  ToastProvider,
} from '@stoa/web-kit';
import { type Answers, answerFrom } from '@stoa/web-kit/testing';
import { render } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { RecordKindsContext } from '../lib/record-kinds';
import { recordKinds, resources } from './resources';

const routes = definePages([{ Component: PageOutlet, children: resources.flatMap(({ pages }) => pages) }]);

/** Opens one of the panel's pages without the sidebar around it. `answers` is kept, so that a test can change it. */
export async function openPage(address: string, answers: Answers) {
  const calls = answerFrom(answers);
  for (const { route } of matchRoutes(routes, address) ?? []) await route.handle?.fetchPage();
  window.history.pushState(null, '', address);
  render(
    <PageRouter>
      <AppTheme>
        <DataProvider>
          <AuthProvider onLogout={() => {}}>
            <ToastProvider>
              <RecordKindsContext value={recordKinds}>
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
