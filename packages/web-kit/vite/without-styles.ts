import type { Plugin } from 'vite';

const ABSENT = '\0stoa-no-styles';

/** For running a front end's modules at build. Its styles would need a whole build of their own. */
export const withoutStyles = (): Plugin => ({
  name: 'stoa-without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? ABSENT : undefined),
  load: (id) => (id === ABSENT ? 'export default {};' : undefined),
});
