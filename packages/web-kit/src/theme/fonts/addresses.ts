import type { FontFiles } from './files.ts';

/** Empty here: each build fills it (vite/shop-fonts.ts). */
export const addresses: FontFiles = {};
