import { loadEnv, type Plugin, type PluginOption, type UserConfig } from 'vite';
import { themeDocument } from './theme-document.ts';

/** What both SPAs have in common. In development one origin stands before both servers and hands each its path. */
export function spaConfig(mode: string, base: string, framework: PluginOption): UserConfig {
  const { VITE_PORT } = loadEnv(mode, '.', 'VITE_');
  return {
    base,
    plugins: [framework, themeDocument(), baseWithoutSlash(base)],
    build: { target: 'baseline-widely-available', sourcemap: false },
    server: {
      host: '127.0.0.1',
      strictPort: true,
      port: VITE_PORT ? Number(VITE_PORT) : undefined,
    },
  };
}

/** Vite answers 404 to /admin where its base is /admin/; the front door serves both. */
function baseWithoutSlash(base: string): Plugin {
  const bare = base.slice(0, -1);
  return {
    name: 'stoa-base-without-slash',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [path, query] = request.url?.split('?') ?? [];
        if (path === bare) request.url = query ? `${base}?${query}` : base;
        next();
      });
    },
  };
}
