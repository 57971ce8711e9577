import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ICON = resolve(import.meta.dirname, '../src/components/icon.tsx');

/** Makes Material's icons plain `<svg>` elements: otherwise each needs MUI's style engine. They then take no `sx`. */
export const plainIcons = (): Plugin => ({
  name: 'stoa-plain-icons',
  enforce: 'pre',
  // Prebundled, they would be out of reach.
  config: () => ({ optimizeDeps: { exclude: ['@mui/icons-material'] } }),
  resolveId: (source, importer) =>
    source.includes('/createSvgIcon') && importer?.includes('/@mui/icons-material/') ? ICON : undefined,
});
