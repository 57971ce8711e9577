import type { HtmlTagDescriptor, Plugin } from 'vite';
import { arch } from '../src/brand/arch.ts';
import { DISMISSED_ATTRIBUTE, DISMISSED_KEY } from '../src/document/dismissed.ts';
import { TOKEN_KEY } from '../src/http/stored-session.ts';
import { earlyEventsScript } from '../src/hydration/early-events.ts';
import {
  DEFAULT_THEME_MODE,
  ONLY_SCHEME_ATTRIBUTE,
  THEME_ATTRIBUTE,
  THEME_MODES,
  THEME_STORAGE_KEY,
} from '../src/theme/mode/color-scheme.ts';
import { DEFAULT_SCHEMES } from '../src/theme/palette.ts';

/** Runs in the head before the first paint, so that the light theme never flashes dark, or the reverse. */
export const themeScript = `(function () {
  var page = document.documentElement;
  var mode = page.getAttribute('${ONLY_SCHEME_ATTRIBUTE}');
  try { mode = mode || localStorage.getItem('${THEME_STORAGE_KEY}'); } catch (error) {}
  if (${JSON.stringify(THEME_MODES)}.indexOf(mode) < 0) mode = '${DEFAULT_THEME_MODE}';
  if (mode === 'system') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  page.setAttribute('${THEME_ATTRIBUTE}', mode);
})();`;

/** Lets styles prepare for a signed-in user before the session is checked. */
const SIGNED_IN_ATTRIBUTE = 'data-signed-in';
const sessionScript = `try { if (localStorage.getItem('${TOKEN_KEY}')) document.documentElement.setAttribute('${SIGNED_IN_ATTRIBUTE}', ''); } catch (error) {}`;

/** What was dismissed is never painted. */
const dismissedScript = `try { var dismissed = localStorage.getItem('${DISMISSED_KEY}'); if (dismissed) document.documentElement.setAttribute('${DISMISSED_ATTRIBUTE}', dismissed); } catch (error) {}`;

/** The layers come first, so that their order doesn't depend on which file arrives first. */
const themeStyle = `@layer base,kit;${(['dark', 'light'] as const)
  .map((name) => `[${THEME_ATTRIBUTE}=${name}]{color-scheme:${name};background:${DEFAULT_SCHEMES[name].ground}}`)
  .join('')}`;

const { size, ring, sun } = arch;
const { ground, text, accent } = DEFAULT_SCHEMES.dark;
const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}">` +
  `<rect x="-4" y="-4" width="${size + 8}" height="${size + 8}" rx="9" fill="${ground}"/><path d="${ring}" fill="${text}"/>` +
  `<path d="${sun}" fill="${accent}"/></svg>`;

const head: HtmlTagDescriptor[] = [
  { tag: 'meta', attrs: { charset: 'utf-8' } },
  { tag: 'meta', attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
  { tag: 'style', children: themeStyle },
  { tag: 'script', children: `${themeScript}${sessionScript}${dismissedScript}${earlyEventsScript}` },
  {
    tag: 'link',
    attrs: { rel: 'icon', type: 'image/svg+xml', href: `data:image/svg+xml,${encodeURIComponent(favicon)}` },
  },
];

/** Adds the theme script and the icon to the head of each page, using the shared palette. */
export const themeDocument = (): Plugin => ({
  name: 'stoa-theme-document',
  transformIndexHtml: () => head.map((tag) => ({ ...tag, injectTo: 'head-prepend' as const })),
});
