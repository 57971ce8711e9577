import '@stoa/web-kit/fonts.css';
import { fetchFonts } from '@stoa/web-kit';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');

fetchFonts();
// In pieces: a slow phone answers to a touch in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
