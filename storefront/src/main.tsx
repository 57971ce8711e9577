import '@stoa/web-kit/styles';
import { fetchPageAt, PageRouter, readPageData } from '@stoa/web-kit';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, routes } from './app/app';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

const { origin, pathname } = window.location;
const data = readPageData();
const shop = (
  <StrictMode>
    <PageRouter>
      <App {...(data ?? { origin })} />
    </PageRouter>
  </StrictMode>
);

/** React's own message only says that it tried twice. */
const onRecoverableError = (error: unknown) => reportError((error instanceof Error && error.cause) || error);

/** In slices, so that a slow phone can respond to touches in between. */
const show = () =>
  startTransition(
    () =>
      void (data
        ? hydrateRoot(root, shop, { onRecoverableError })
        : createRoot(root, { onRecoverableError }).render(shop)),
  );

// React would replace what the server rendered if something changed before the page's own code arrives. In a task of its own, so
// that a slow phone can respond to touches before.
if (data) setTimeout(() => void fetchPageAt(routes, pathname).then(show, show));
else show();
