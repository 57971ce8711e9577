import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageChunks } from '../packages/web-kit/vite/page-chunks.ts';
import { plainIcons } from '../packages/web-kit/vite/plain-icons.ts';
import { serverBuild, spaConfig } from '../packages/web-kit/vite/spa-config.ts';

const firstLoad = { page: 'src/app/routes/home.tsx', limit: 190_000 };

/** `--ssr` builds what renders the pages on the server. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? serverBuild([react(), plainIcons()])
    : spaConfig('/', [react(), plainIcons(), pageChunks(`${import.meta.dirname}/src/app/pages.ts`)], firstLoad),
);
