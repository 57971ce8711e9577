import { loadEnv, type UserConfig } from 'vite';

/** What both SPAs have in common. In development one origin stands before both servers and hands each its path. */
export function spaConfig(mode: string, base: string): UserConfig {
  const { VITE_PORT } = loadEnv(mode, '.', 'VITE_');
  return {
    base,
    build: { target: 'baseline-widely-available', sourcemap: false },
    server: {
      host: '127.0.0.1',
      strictPort: true,
      port: VITE_PORT ? Number(VITE_PORT) : undefined,
    },
  };
}
