import type { Plugin } from 'vite';
import { theme } from '../src/theme/theme.ts';

type Sheet = Record<string, Record<string, string | number>>;

/** What styles of our own may use. The rest are MUI's: shadows, overlays, and the colors of its components. */
const TOKEN =
  /^--stoa-(spacing|shape|zIndex|font-(?!inherit)|palette-([a-z]|Alert-[a-z]+(Icon)?Color$|Chip-defaultBorder|Skeleton))/;

/** These files are empty but for a comment; each build fills them from the theme. */
const files: Record<string, () => string> = {
  'tokens.css': tokens,
  'mui-variables.css': () => variables((name) => name.startsWith('--') && !TOKEN.test(name)),
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
  return rule(':root', ownTokens()) + variables((name) => TOKEN.test(name));
}

function variables(isIncluded: (name: string) => boolean): string {
  const sheets = theme.generateStyleSheets() as Sheet[];
  return sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, values]) =>
      rule(
        selector,
        Object.entries(values).filter(([name]) => isIncluded(name)),
      ),
    )
    .join('');
}

/** What MUI writes out at each use instead of making variables of it. */
function ownTokens(): [string, string | number][] {
  const { transitions, typography } = theme;
  const spaced = Object.entries(typography as unknown as Record<string, { letterSpacing?: string }>);
  return [
    ...Object.entries(transitions.duration).map(([name, ms]): [string, string] => [
      `--stoa-duration-${name}`,
      `${ms}ms`,
    ]),
    ['--stoa-font-family', String(typography.fontFamily)],
    ['--stoa-easing', transitions.easing.easeInOut],
    ...spaced.flatMap(([name, { letterSpacing }]): [string, string][] =>
      letterSpacing ? [[`--stoa-tracking-${name}`, letterSpacing]] : [],
    ),
  ];
}

const rule = (selector: string, values: [string, string | number][]): string =>
  values.length > 0 ? `${selector}{${values.map(([name, value]) => `${name}:${value}`).join(';')}}` : '';
