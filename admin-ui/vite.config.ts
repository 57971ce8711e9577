import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
// By file path: Vite compiles what its config imports by path, but not by package name.
import { spaConfig } from '../packages/web-kit/vite/spa-config.ts';

const firstLoad = { page: 'src/resources/dashboard/components/dashboard.tsx', limit: 350_000 };

/** Its address stays the same, so that browsers find the newest one. */
const serviceWorker: Plugin = {
  name: 'stoa-service-worker',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/service-worker.ts', fileName: 'service-worker.js' });
  },
};

export default defineConfig(spaConfig('/admin/', [react(), serviceWorker], firstLoad));
