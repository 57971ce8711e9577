import type { Plugin } from 'vite';

const NAMES = /^\w+\.displayName = ".*";$/gm;
const CALLS = /(?<=^var \w+ = )(?=React\d*\.(forwardRef|memo)\()/gm;

/**
 * React Router's package always resolves to its development build, and names its components in statements that keep unused ones
 * in the bundle: together 4 kB of every page.
 */
export const smallRouter = (): Plugin => ({
  name: 'stoa-small-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/^react-router(\/dom)?$/.test(source)) return;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id.replace('/react-router/dist/development/', '/react-router/dist/production/');
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({ code: code.replace(NAMES, '').replace(CALLS, '/* @__PURE__ */ '), map: null }),
  },
});
