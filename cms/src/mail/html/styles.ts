import { DEFAULT_RADIUS, FONTS, type FontName, fontsOf, type SchemeColors } from '@stoa/contract';
import type { MailLook } from '../blocks';

const FAMILIES = {
  sans: "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
};

/** Email programs fetch no fonts: theirs stand in, unless the reader has the shop’s own. */
const familyOf = (font: FontName): string => `'${FONTS[font].name}', ${FAMILIES[FONTS[font].kind]}`;

const familiesOf = (pair: MailLook['fonts']) => {
  const { heading, text } = fontsOf(pair);
  return pair ? { heading: familyOf(heading), text: familyOf(text) } : { heading: FAMILIES.serif, text: FAMILIES.sans };
};

/** Email programs read styles from attributes more reliably than from a style sheet. */
export const mailStyles = ({ schemes, only, radius, fonts }: MailLook) => {
  const { ground, surface, raised, hairline, text, muted, accent, onAccent } = schemes[only ?? 'light'];
  const families = familiesOf(fonts);
  const share = (radius ?? DEFAULT_RADIUS) / DEFAULT_RADIUS;
  const rounded = (pixels: number) => `${Math.round(pixels * share)}px`;
  return {
    accent,
    page: `margin: 0; padding: 0; background-color: ${ground};`,
    ground: `background-color: ${ground};`,
    outer: 'padding: 32px 12px;',
    brand: `padding: 0 8px 20px; font-family: ${families.heading}; font-size: 20px; line-height: 28px; color: ${text};`,
    brandLink: `color: ${text}; text-decoration: none; font-weight: bold;`,
    logo: 'border: 0; vertical-align: middle;',
    card: `background-color: ${surface}; border: 1px solid ${hairline}; border-radius: ${rounded(14)};`,
    inner: `padding: 36px 40px 40px; font-family: ${families.text}; font-size: 16px; line-height: 25px; color: ${text};`,
    heading: `margin: 0 0 16px; font-family: ${families.heading}; font-size: 28px; line-height: 35px; font-weight: bold; color: ${text};`,
    title: `margin: 0 0 6px; font-size: 16px; line-height: 24px; font-weight: bold; color: ${text};`,
    paragraph: `margin: 0 0 16px; font-size: 16px; line-height: 25px; color: ${text};`,
    list: `margin: 0; font-size: 16px; line-height: 25px; color: ${text};`,
    notice: `padding: 10px 16px; background-color: ${raised}; border-radius: ${rounded(8)}; font-size: 14px; line-height: 21px; color: ${text};`,
    button: `background-color: ${accent}; border-radius: ${rounded(10)}; mso-padding-alt: 14px 28px;`,
    buttonLink: `display: inline-block; padding: 14px 28px; font-family: ${families.text}; font-size: 16px; line-height: 20px; font-weight: bold; color: ${onAccent}; text-decoration: none;`,
    link: `color: ${accent}; text-decoration: underline;`,
    code: `padding: 14px 20px; background-color: ${raised}; border-radius: ${rounded(8)}; font-family: Menlo, Consolas, monospace; font-size: 28px; line-height: 36px; letter-spacing: 4px; color: ${text};`,
    quote: `padding: 14px 18px; background-color: ${raised}; border-radius: ${rounded(8)}; font-size: 16px; line-height: 25px; color: ${text};`,
    factLabel: `padding: 3px 16px 3px 0; font-size: 14px; line-height: 22px; color: ${muted}; vertical-align: top;`,
    factValue: `padding: 3px 0; font-size: 14px; line-height: 22px; color: ${text}; vertical-align: top;`,
    line: `padding: 12px 0; border-top: 1px solid ${hairline}; vertical-align: middle;`,
    image: `border: 0; border-radius: ${rounded(8)}; background-color: ${raised};`,
    lineTitle: `font-size: 16px; line-height: 23px; color: ${text};`,
    lineChoice: `font-size: 14px; line-height: 21px; color: ${muted};`,
    amount: `font-size: 16px; line-height: 23px; text-align: right; white-space: nowrap; color: ${text};`,
    totals: `border-top: 1px solid ${hairline};`,
    total: `padding: 12px 0 0; font-size: 18px; line-height: 26px; font-weight: bold; color: ${text};`,
    footer: `padding: 20px 8px 0; font-family: ${families.text}; font-size: 13px; line-height: 20px; color: ${muted};`,
    footerLink: `color: ${muted}; text-decoration: underline;`,
  };
};
export type MailStyles = ReturnType<typeof mailStyles>;

const inTheDark = ({ ground, surface, raised, hairline, text, muted, accent, onAccent }: SchemeColors): string => `
  @media (prefers-color-scheme: dark) {
    .ground { background-color: ${ground} !important; }
    .card { background-color: ${surface} !important; border-color: ${hairline} !important; }
    .raised { background-color: ${raised} !important; }
    .text { color: ${text} !important; }
    .muted { color: ${muted} !important; }
    .rule { border-color: ${hairline} !important; }
    .link { color: ${accent} !important; }
    .button { background-color: ${accent} !important; }
    .button-link { color: ${onAccent} !important; }
    .in-light { display: none !important; }
    .in-dark { display: inline !important; }
  }`;

/** What attributes can’t say: dark mode, and screens of phones. Where these aren’t understood, the email is complete without them. */
export const styleSheet = ({ schemes, only }: MailLook): string => `
  a { word-break: break-word; }
  @media (max-width: 520px) {
    .inner { padding: 26px 22px 30px !important; }
    .heading { font-size: 25px !important; line-height: 31px !important; }
    .outer { padding: 20px 8px !important; }
  }${only ? '' : inTheDark(schemes.dark)}`;
