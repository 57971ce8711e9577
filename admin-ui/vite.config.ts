import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// By file path: Vite compiles what its config imports by path, but not by package name.
import { spaConfig } from '../packages/web-kit/vite/spa-config.ts';

const firstLoad = { page: 'src/resources/dashboard/components/dashboard.tsx', limit: 350_000 };

export default defineConfig(spaConfig('/admin/', react(), firstLoad));
