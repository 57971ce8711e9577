import type { Plugin } from 'vite';
import { fallbackFaces } from '../src/theme/fonts/faces.ts';
import { DEFAULT_FONTS } from '../src/theme/fonts/names.ts';
import { theme } from '../src/theme/theme.ts';
import { muiRules, tokenRules, written } from '../src/theme/variables.ts';

/** These files are empty but for a comment; each build fills them from the theme. */
const files: Record<string, () => string> = {
  'fallback-fonts.css': () => fallbackFaces(DEFAULT_FONTS),
  'tokens.css': tokens,
  'mui-variables.css': () => written(muiRules(theme)),
};

/** Writes the theme's CSS variables into static files, under MUI's names. */
export const themeStyles = (): Plugin => ({
  name: 'stoa-theme-styles',
  enforce: 'pre',
  load(id) {
    const [, name = ''] = /\/web-kit\/src\/theme\/([\w-]+\.css)$/.exec(id) ?? [];
    return files[name]?.();
  },
});

export function tokens(): string {
  return written(tokenRules(theme));
}
