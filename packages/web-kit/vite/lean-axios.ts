import type { Plugin } from 'vite';

const ABSENT = '\0stoa-no-fetch-adapter';

/** Every browser has axios' first choice, XMLHttpRequest: its adapter for fetch would be 4 kB that nobody runs. */
export function leanAxios(): Plugin {
  return {
    name: 'stoa-lean-axios',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === './fetch.js' && importer?.includes('/axios/lib/adapters/') ? ABSENT : undefined;
    },
    load: (id) => (id === ABSENT ? 'export const getFetch = () => null;' : undefined),
  };
}
