/** The themes of the shop’s pages, as `palette.ts` of web-kit has them. */
const LIGHT = {
  ground: '#FAF7F2',
  surface: '#FFFFFF',
  raised: '#F3EEE5',
  hairline: '#E3DBCE',
  text: '#1E1B16',
  muted: '#5F584C',
  accent: '#A8481F',
  onAccent: '#FFFFFF',
};
const DARK: typeof LIGHT = {
  ground: '#12110F',
  surface: '#1B1A17',
  raised: '#24221E',
  hairline: '#36322B',
  text: '#F2EDE4',
  muted: '#B8B0A2',
  accent: '#E5835A',
  onAccent: '#1C0F08',
};

const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";

/** Email programs read styles from attributes more reliably than from a style sheet. */
export const styles = {
  page: `margin: 0; padding: 0; background-color: ${LIGHT.ground};`,
  ground: `background-color: ${LIGHT.ground};`,
  outer: 'padding: 32px 12px;',
  brand: `padding: 0 8px 20px; font-family: ${SERIF}; font-size: 20px; line-height: 28px; color: ${LIGHT.text};`,
  brandLink: `color: ${LIGHT.text}; text-decoration: none; font-weight: bold;`,
  logo: 'border: 0; vertical-align: middle;',
  card: `background-color: ${LIGHT.surface}; border: 1px solid ${LIGHT.hairline}; border-radius: 14px;`,
  inner: `padding: 36px 40px 40px; font-family: ${SANS}; font-size: 16px; line-height: 25px; color: ${LIGHT.text};`,
  heading: `margin: 0 0 16px; font-family: ${SERIF}; font-size: 28px; line-height: 35px; font-weight: bold; color: ${LIGHT.text};`,
  title: `margin: 0 0 6px; font-size: 16px; line-height: 24px; font-weight: bold; color: ${LIGHT.text};`,
  paragraph: `margin: 0 0 16px; font-size: 16px; line-height: 25px; color: ${LIGHT.text};`,
  list: `margin: 0; font-size: 16px; line-height: 25px; color: ${LIGHT.text};`,
  notice: `padding: 10px 16px; background-color: ${LIGHT.raised}; border-radius: 8px; font-size: 14px; line-height: 21px; color: ${LIGHT.text};`,
  gap: 'font-size: 24px; line-height: 24px;',
  button: `background-color: ${LIGHT.accent}; border-radius: 10px; mso-padding-alt: 14px 28px;`,
  buttonLink: `display: inline-block; padding: 14px 28px; font-family: ${SANS}; font-size: 16px; line-height: 20px; font-weight: bold; color: ${LIGHT.onAccent}; text-decoration: none;`,
  link: `color: ${LIGHT.accent}; text-decoration: underline;`,
  code: `padding: 14px 20px; background-color: ${LIGHT.raised}; border-radius: 8px; font-family: Menlo, Consolas, monospace; font-size: 28px; line-height: 36px; letter-spacing: 4px; color: ${LIGHT.text};`,
  quote: `padding: 14px 18px; background-color: ${LIGHT.raised}; border-radius: 8px; font-size: 16px; line-height: 25px; color: ${LIGHT.text};`,
  factLabel: `padding: 3px 16px 3px 0; font-size: 14px; line-height: 22px; color: ${LIGHT.muted}; vertical-align: top;`,
  factValue: `padding: 3px 0; font-size: 14px; line-height: 22px; color: ${LIGHT.text}; vertical-align: top;`,
  line: `padding: 12px 0; border-top: 1px solid ${LIGHT.hairline}; vertical-align: middle;`,
  image: `border: 0; border-radius: 8px; background-color: ${LIGHT.raised};`,
  lineTitle: `font-size: 16px; line-height: 23px; color: ${LIGHT.text};`,
  lineChoice: `font-size: 14px; line-height: 21px; color: ${LIGHT.muted};`,
  amount: `font-size: 16px; line-height: 23px; text-align: right; white-space: nowrap; color: ${LIGHT.text};`,
  totals: `border-top: 1px solid ${LIGHT.hairline};`,
  total: `padding: 12px 0 0; font-size: 18px; line-height: 26px; font-weight: bold; color: ${LIGHT.text};`,
  footer: `padding: 20px 8px 0; font-family: ${SANS}; font-size: 13px; line-height: 20px; color: ${LIGHT.muted};`,
  footerLink: `color: ${LIGHT.muted}; text-decoration: underline;`,
};

/** What attributes can’t say: dark mode, and screens of phones. Where these aren’t understood, the email is complete without them. */
export const STYLE_SHEET = `
  a { word-break: break-word; }
  @media (max-width: 520px) {
    .inner { padding: 26px 22px 30px !important; }
    .heading { font-size: 25px !important; line-height: 31px !important; }
    .outer { padding: 20px 8px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: ${DARK.ground} !important; }
    .card { background-color: ${DARK.surface} !important; border-color: ${DARK.hairline} !important; }
    .raised { background-color: ${DARK.raised} !important; }
    .text { color: ${DARK.text} !important; }
    .muted { color: ${DARK.muted} !important; }
    .rule { border-color: ${DARK.hairline} !important; }
    .link { color: ${DARK.accent} !important; }
    .button { background-color: ${DARK.accent} !important; }
    .button-link { color: ${DARK.onAccent} !important; }
  }`;
