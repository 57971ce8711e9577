import type { Plugin } from 'vite';

const ABSENT = '\0stoa-no-fetch-adapter';

/** Every browser has XMLHttpRequest, axios' first choice, so its fetch adapter would be 4 kB of unused code. */
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
