import type { Plugin, PluginOption, UserConfig } from 'vite';
import { type FirstLoad, firstLoadLimit } from './first-load.ts';
import { shopFonts } from './shop-fonts.ts';
import { themeDocument } from './theme-document.ts';
import { themeStyles } from './theme-styles.ts';

/** Before gzip; React, MUI, and the router share a chunk. The limit that matters is that of the first load. */
const CHUNK_WARNING_KB = 700;

/**
 * What every page needs comes in two files, and the libraries rarely change. Over HTTP/1.1 a browser requests six files at a
 * time, so thirty small ones would queue up.
 */
const libraries = { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 2 };
const firstLoaded = { name: 'first', tags: ['$initial' as const], priority: 1 };

const isStyle = (file: string) => file.endsWith('.css');

/** Configuration shared by both SPAs. In development, one origin proxies both servers by path. */
export function spaConfig(base: string, framework: PluginOption, firstLoad?: FirstLoad): UserConfig {
  return {
    base,
    plugins: [
      framework,
      themeDocument(),
      themeStyles(),
      shopFonts({ served: base === '/' }),
      baseWithoutSlash(base),
      firstLoad && firstLoadLimit(firstLoad),
    ],
    build: {
      target: 'baseline-widely-available',
      sourcemap: false,
      // The names of all scripts would be a kilobyte of every page. Scripts are found by import, styles aren't.
      modulePreload: { polyfill: false, resolveDependencies: (_file, files) => files.filter(isStyle) },
      chunkSizeWarningLimit: CHUNK_WARNING_KB,
      rolldownOptions: { output: { codeSplitting: { groups: [libraries, firstLoaded] } } },
    },
    server: {
      host: '127.0.0.1',
      strictPort: true,
    },
  };
}

/** One file that needs nothing installed. It has a React of its own: cms has an older one, for Strapi. */
export const serverBuild = (framework: PluginOption): UserConfig => ({
  plugins: [framework, themeStyles(), shopFonts({ served: false })],
  // Leaves out what only browsers do.
  define: { 'process.env.NODE_ENV': '"production"', 'typeof window': '"undefined"' },
  build: {
    outDir: 'dist-server',
    copyPublicDir: false,
    target: 'node20',
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'server.cjs', codeSplitting: false } },
  },
  ssr: { noExternal: true },
});

/** With the base /admin/, Vite answers 404 to /admin; the front door serves both. */
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
