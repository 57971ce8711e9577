import { fontTokens } from './fonts/font-tokens.ts';
import { DEFAULT_FONTS } from './fonts/names.ts';
import { itemTokens } from './item-tokens.ts';
import { cardRadius, type StoaTheme } from './theme.ts';

type Values = [name: string, value: string | number][];
/** Of one selector. */
export type Rule = { selector: string; values: Values };

type Sheet = Record<string, Record<string, string | number>>;

/** What styles of our own may use. The rest are MUI's: shadows, overlays, and the colors of its components. */
const TOKEN =
  /^--stoa-(spacing|shape|zIndex|font-(?!inherit)|palette-([a-z]|Alert-[a-z]+(Icon)?Color$|Chip-defaultBorder|Skeleton))/;

/** The variables that our own styles use. */
export const tokenRules = (theme: StoaTheme): Rule[] => [
  { selector: ':root', values: ownTokens(theme) },
  ...rules(theme, (name) => TOKEN.test(name)),
];

/** The variables that only MUI uses. */
export const muiRules = (theme: StoaTheme): Rule[] =>
  rules(theme, (name) => name.startsWith('--') && !TOKEN.test(name));

const rules = (theme: StoaTheme, isIncluded: (name: string) => boolean): Rule[] =>
  (theme.generateStyleSheets() as Sheet[])
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, values]) => ({ selector, values: Object.entries(values).filter(([name]) => isIncluded(name)) }));

/** What MUI writes out at each use instead of making variables of it. */
function ownTokens(theme: StoaTheme): Values {
  const { transitions, typography } = theme;
  const spaced = Object.entries(typography as unknown as Record<string, { letterSpacing?: string }>);
  const radius = cardRadius(theme);
  return [
    ...Object.entries(transitions.duration).map(([name, ms]): [string, string] => [
      `--stoa-duration-${name}`,
      `${ms}ms`,
    ]),
    ['--stoa-radius-small', `${radius / 2}px`],
    ['--stoa-radius-card', `${radius}px`],
    ['--stoa-radius-large', `${radius * 1.5}px`],
    ...itemTokens({ cardStyle: null, pictureRatio: null }),
    ...fontTokens(DEFAULT_FONTS),
    ['--stoa-easing', transitions.easing.easeInOut],
    ...spaced.flatMap(([name, { letterSpacing }]): [string, string][] =>
      letterSpacing ? [[`--stoa-tracking-${name}`, letterSpacing]] : [],
    ),
  ];
}

export const written = (all: Rule[]): string =>
  all
    .filter(({ values }) => values.length > 0)
    .map(({ selector, values }) => `${selector}{${values.map(([name, value]) => `${name}:${value}`).join(';')}}`)
    .join('');
