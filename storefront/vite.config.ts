import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import { afterPaint } from '../packages/web-kit/vite/after-paint.ts';
import { inlineStyles } from '../packages/web-kit/vite/inline-styles.ts';
import { pageChunks } from '../packages/web-kit/vite/page-chunks.ts';
import { plainIcons } from '../packages/web-kit/vite/plain-icons.ts';
import { serverBuild, spaConfig } from '../packages/web-kit/vite/spa-config.ts';

const firstLoad = { page: 'src/app/routes/home.tsx', limit: 119_816 };

/** What most pages share and is free of MUI: one file of it, rather than twenty small ones. */
const kit = {
  name: 'kit',
  test: /\/storefront\/src\/components\/(?!form|orders|addresses|checkout|rendered-text)|\/web-kit\/src\/(brand|components(?!\/prose)|document|format(?!\/moments)|hydration|list)\/|\/(item|post)-card|\/storefront\/src\/lib\/(?!play-video|use-videos|use-article-links|is-plain-click)|\/domain\/(absence|feeds)|\/contract\/.*\/(days|time-zones)\.[jt]s/,
};

/** When a workshop takes place, and when an order arrives: a file each would cost a request each. */
const dates = { name: 'dates', test: /\/contract\/.*\/(schedule|arrival)\.[jt]s$/ };

/** What the cart, checkout, and orders share. */
const orders = { name: 'orders', test: /\/(order-paths|discount-words|gift-card-code)\.[jt]s$/ };

/** `--ssr` builds what renders the pages on the server. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? serverBuild([react(), plainIcons()])
    : mergeConfig(
        spaConfig(
          '/',
          [react(), plainIcons(), inlineStyles(), afterPaint(), pageChunks(`${import.meta.dirname}/src/app/pages.ts`)],
          firstLoad,
        ),
        // Leaves out what only the server does.
        {
          define: { 'typeof window': '"object"' },
          build: { rolldownOptions: { output: { codeSplitting: { groups: [kit, dates, orders] } } } },
        },
      ),
);
