import {
  type Brand,
  brandPaths,
  brandSchemes,
  DEFAULT_RADIUS,
  type FontPair,
  ICON_SIZES,
  type Logos,
  onlyScheme,
  SCHEME_NAMES,
} from '@stoa/contract';
import { addresses } from './fonts/addresses';
import { fallbackFaces, fontFaces } from './fonts/faces';
import { fontTokens } from './fonts/font-tokens';
import { itemTokens } from './item-tokens';
import { THEME_ATTRIBUTE } from './mode/color-scheme';
import { createLook, theme } from './theme';
import { muiRules, type Rule, tokenRules, written } from './variables';

/** Of the element that has them in a page of the shop. */
export const BRAND_STYLE_ID = 'brand';

const allRules = (look: typeof theme): Rule[] => [...tokenRules(look), ...muiRules(look)];

/** Wins over the static rule of the same variables, whichever comes later. */
const stronger = (selector: string): string => {
  const scheme = SCHEME_NAMES.find((name) => selector.includes(name));
  return scheme ? `html:root[${THEME_ATTRIBUTE}=${scheme}]` : 'html:root';
};

const NO_SWITCH: Rule = { selector: 'html:root [data-theme-switch]', values: [['display', 'none']] };

const LOGO = '[data-shop-logo]';
/** The arch and the name are still there for whoever doesn’t see. */
const UNSEEN: Rule = {
  selector: `html:root ${LOGO}>*`,
  values: [
    ['position', 'absolute'],
    ['clip-path', 'inset(50%)'],
  ],
};

/** As a background, so that pages need no code for it, and only the theme’s own is fetched. */
const logoRules = (logos: Logos): Rule[] => [
  UNSEEN,
  ...SCHEME_NAMES.map((name): Rule => {
    const { url, width, height } = logos[name];
    return {
      selector: `${stronger(name)} ${LOGO}`,
      values: [
        ['width', `${width}px`],
        ['min-height', `${height}px`],
        ['background', `url("${url}") 0/contain no-repeat`],
      ],
    };
  }),
];

/** The shop’s icon, wherever the arch would be. The arch beside a name that a logo covers would be fetched and not be seen. */
const iconRules = (url: string, hasLogo: boolean): Rule[] => {
  const arch = hasLogo ? `html:root :not(${LOGO})>[data-arch]` : 'html:root [data-arch]';
  return [
    { selector: arch, values: [['background', `url("${url}") 50%/contain no-repeat`]] },
    { selector: `${arch}>*`, values: [['display', 'none']] },
  ];
};

/** What the shop fetches its fonts by. */
export const brandFontFaces = (pair: FontPair): string => fontFaces(pair, addresses);

/** Without a version, it isn’t saved: no icon is made of its image yet. */
type ShownBrand = Brand & { logos?: Logos | null; version?: number };

const iconOf = ({ icon, version }: ShownBrand) =>
  icon && version !== undefined ? brandPaths.icon(ICON_SIZES.small, version) : icon;

/** What a brand changes of the static styles, but for the fonts that are fetched. */
export function brandStyles(brand: ShownBrand): string {
  const schemes = brandSchemes(brand);
  const usual = allRules(theme);
  const changed = allRules(createLook({ schemes, radius: brand.radius ?? DEFAULT_RADIUS })).map(
    ({ selector, values }, place): Rule => {
      const before = new Map(usual[place]?.values);
      return { selector: stronger(selector), values: values.filter(([name, value]) => before.get(name) !== value) };
    },
  );
  const backgrounds = SCHEME_NAMES.map(
    (name): Rule => ({ selector: stronger(name), values: [['background', schemes[name].ground]] }),
  );
  const items: Rule = { selector: 'html:root', values: itemTokens(brand) };
  const fonts: Rule[] = brand.fonts ? [{ selector: 'html:root', values: fontTokens(brand.fonts) }] : [];
  const icon = iconOf(brand);
  const rules = written([
    ...changed,
    ...fonts,
    ...(brand.cardStyle || brand.pictureRatio ? [items] : []),
    ...(brand.surface ? backgrounds : []),
    ...(brand.logos ? logoRules(brand.logos) : []),
    ...(icon ? iconRules(icon, Boolean(brand.logos)) : []),
    ...(onlyScheme(brand) ? [NO_SWITCH] : []),
  ]);
  return brand.fonts ? fallbackFaces(brand.fonts) + rules : rules;
}

/** All that a brand changes, where nothing else names its fonts. */
export const brandSheet = (brand: ShownBrand): string =>
  (brand.fonts ? brandFontFaces(brand.fonts) : '') + brandStyles(brand);
