import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { fontFaces } from '../src/theme/fonts/faces.ts';
import { FONTS_STYLE_ID, type FontFiles, SUBSETS, type Subset } from '../src/theme/fonts/files.ts';
import { DEFAULT_FONTS, FONTS, type FontName } from '../src/theme/fonts/names.ts';

const { resolve } = createRequire(import.meta.url);

/** Fraunces changes with its size; of the others, that is too many bytes. */
const axisOf = (font: FontName) => (font === 'fraunces' ? 'opsz' : 'wght');

interface FontFile {
  font: FontName;
  subset: Subset;
  /** Within a build, and below its base. */
  name: string;
  content: Buffer;
}

function read(font: FontName, subset: Subset): FontFile {
  const folder = FONTS[font].name.toLowerCase().replaceAll(' ', '-');
  const file = `${folder}-${subset}-${axisOf(font)}-normal`;
  const content = readFileSync(resolve(`@fontsource-variable/${folder}/files/${file}.woff2`));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { font, subset, name: `assets/${file}-${hash}.woff2`, content };
}

/** The shop has the files of all fonts. The panel, and what the server renders, name those of the shop. */
export function shopFonts({ served }: { served: boolean }): Plugin {
  const files = (Object.keys(FONTS) as FontName[]).flatMap((font) => SUBSETS.map((subset) => read(font, subset)));
  const addresses: FontFiles = {};
  for (const { font, subset, name } of files) addresses[font] = { ...addresses[font], [subset]: `/${name}` };
  return {
    name: 'stoa-shop-fonts',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/web-kit/src/theme/fonts/addresses.ts')
        ? `export const addresses = ${JSON.stringify(addresses)};`
        : undefined,
    transformIndexHtml: () => [
      { tag: 'style', attrs: { id: FONTS_STYLE_ID }, children: fontFaces(DEFAULT_FONTS, addresses), injectTo: 'head' },
    ],
    generateBundle() {
      if (!served) return;
      for (const { name, content } of files) this.emitFile({ type: 'asset', fileName: name, source: content });
    },
    configureServer({ middlewares }) {
      if (!served) return;
      middlewares.use((request, response, next) => {
        const file = files.find(({ name }) => request.url === `/${name}`);
        if (!file) return next();
        response.setHeader('Content-Type', 'font/woff2');
        response.end(file.content);
      });
    },
  };
}
