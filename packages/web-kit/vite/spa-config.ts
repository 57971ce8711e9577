import type { Plugin, PluginOption, UserConfig } from 'vite';
import { type FirstLoad, firstLoadLimit } from './first-load.ts';
import { leanAxios } from './lean-axios.ts';
import { themeDocument } from './theme-document.ts';

/** Before gzip; React, MUI and the router are in one chunk. What counts is the limit of the first load. */
const CHUNK_WARNING_KB = 700;

/**
 * What every page needs comes in two files, of which the libraries seldom change. A browser on HTTP/1.1 asks for six at a time:
 * thirty small ones would wait in line for each other.
 */
const libraries = { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 2 };
const firstLoaded = { name: 'first', tags: ['$initial' as const], priority: 1 };

/** What both SPAs have in common. In development one origin stands before both servers and hands each its path. */
export function spaConfig(base: string, framework: PluginOption, firstLoad?: FirstLoad): UserConfig {
  return {
    base,
    plugins: [framework, themeDocument(), baseWithoutSlash(base), leanAxios(), firstLoad && firstLoadLimit(firstLoad)],
    build: {
      target: 'baseline-widely-available',
      sourcemap: false,
      chunkSizeWarningLimit: CHUNK_WARNING_KB,
      rolldownOptions: { output: { codeSplitting: { groups: [libraries, firstLoaded] } } },
    },
    server: {
      host: '127.0.0.1',
      strictPort: true,
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
