import { type FontPair, fontsOf } from '@stoa/contract';
import { fontFile } from '../../../fonts';

export type Font = 'regular' | 'bold' | 'title';

const files = (pair: FontPair | null) => {
  const { heading, text } = fontsOf(pair);
  return {
    regular: fontFile(text, 'regular'),
    bold: fontFile(text, 'bold'),
    title: fontFile(heading, 'bold'),
    otherScripts: fontFile('inter', 'regular'),
    otherScriptsBold: fontFile('inter', 'bold'),
  };
};

export function registerFonts(pdf: PDFKit.PDFDocument, pair: FontPair | null): void {
  for (const [name, file] of Object.entries(files(pair))) pdf.registerFont(name, file);
}

const OTHER_SCRIPTS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Most fonts have Latin letters only; Inter has Greek and Cyrillic ones, too. */
export function fontFor(text: string, font: Font): keyof ReturnType<typeof files> {
  if (!OTHER_SCRIPTS.test(text)) return font;
  return font === 'regular' ? 'otherScripts' : 'otherScriptsBold';
}
