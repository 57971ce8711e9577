import '@stoa/web-kit/styles';
import { createPrefetch, fetchFonts, prefetchClient } from '@stoa/web-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createRouter } from './app/router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

fetchFonts();
prefetchClient();
const prefetch = createPrefetch();

createRoot(root).render(
  <StrictMode>
    <App prefetch={prefetch} router={createRouter(prefetch)} />
  </StrictMode>,
);
