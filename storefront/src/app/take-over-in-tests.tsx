import { fetchPageAt, PageRouter, readPageData } from '@stoa/web-kit';
import { type Answers, answerFrom } from '@stoa/web-kit/testing';
import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, routes } from './app';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Hydrates a page as main.tsx does and leaves it again. What React has to render anew goes to the console. */
export async function takeOver(address: string, html: string, answers: Answers): Promise<void> {
  answerFrom(answers);
  window.history.replaceState(null, '', address);
  document.documentElement.innerHTML = html;
  const container = document.getElementById('root');
  const data = readPageData();
  if (!container || !data) throw new Error('The server rendered no page');
  await fetchPageAt(routes, address);
  const shop = (
    <StrictMode>
      <PageRouter>
        <App {...data} />
      </PageRouter>
    </StrictMode>
  );
  const root = await act(async () => hydrateRoot(container, shop));
  await act(async () => root.unmount());
}
