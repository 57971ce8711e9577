import {
  AppTheme,
  DataProvider,
  definePages,
  type Page,
  PageOutlet,
  PageRouter,
  PageRoutes,
  ToastProvider,
} from '@stoa/web-kit';
import { type Answers, answerFrom } from '@stoa/web-kit/testing';
import { render } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';

/** Opens a resource's pages at an address, without the panel around them. `answers` is kept, so that a test can change it. */
export async function openPages(pages: Page[], address: string, answers: Answers) {
  const calls = answerFrom(answers);
  const routes = definePages([{ Component: PageOutlet, children: pages }]);
  for (const { route } of matchRoutes(routes, address) ?? []) await route.handle?.fetchPage();
  window.history.pushState(null, '', address);
  render(
    <PageRouter>
      <AppTheme>
        <DataProvider>
          <ToastProvider>
            <PageRoutes pages={routes} />
          </ToastProvider>
        </DataProvider>
      </AppTheme>
    </PageRouter>,
  );
  return { calls };
}
