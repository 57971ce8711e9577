import '@stoa/web-kit/styles';
import { fetchFonts, PageRouter } from '@stoa/web-kit';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

fetchFonts();
// Renders in slices, so that a slow phone can respond to touches in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <PageRouter>
        <App origin={window.location.origin} />
      </PageRouter>
    </StrictMode>,
  ),
);
