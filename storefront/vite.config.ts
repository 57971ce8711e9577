import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// By file path: Vite compiles what its config imports by path, but not by package name.
import { apiPaths } from '../packages/contract/src/paths.ts';
import { earlyPages } from '../packages/web-kit/vite/early-pages.ts';
import { plainIcons } from '../packages/web-kit/vite/plain-icons.ts';
import { spaConfig } from '../packages/web-kit/vite/spa-config.ts';

const firstLoad = { page: 'src/app/routes/home.tsx', limit: 190_000 };
const early = earlyPages(`${import.meta.dirname}/src/app/pages.ts`, [apiPaths.store]);

export default defineConfig(spaConfig('/', [react(), plainIcons(), early], firstLoad));
