import { inflateSync } from 'node:zlib';

/** What somebody can read in a PDF as pdfkit writes it: a line for each text that is drawn. */
export function textOfPdf(bytes: Buffer): { pages: number; lines: string[] } {
  const raw = bytes.toString('latin1');
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [Number(id), body ?? '']),
  );
  const streamOf = (id: number): string => {
    const body = objects.get(id) ?? '';
    const start = body.indexOf('stream\n') + 7;
    const stream = Buffer.from(body.slice(start, body.lastIndexOf('\nendstream')), 'latin1');
    return (body.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('latin1');
  };
  const reference = (body: string, name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]);

  const charactersOf = (font: number): string[] => {
    const map = streamOf(reference(objects.get(font) ?? '', 'ToUnicode'));
    const ranges = map.match(/\[[^\]]*\]/g) ?? [];
    return ranges.flatMap((range) =>
      [...range.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) =>
        String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
      ),
    );
  };
  const fonts = new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => [name, charactersOf(Number(font))]),
  );

  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const lines = pages.flatMap((page) => {
    let characters: string[] = [];
    return [...streamOf(reference(page, 'Contents')).matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(
      ([, font, glyphs]) => {
        if (font) characters = fonts.get(font) ?? [];
        if (!glyphs) return [];
        const hex = [...glyphs.matchAll(/<([0-9a-f]*)>/gi)].map(([, run]) => run).join('');
        return [(hex.match(/.{4}/g) ?? []).map((glyph) => characters[Number.parseInt(glyph, 16)] ?? '').join('')];
      },
    );
  });
  return { pages: pages.length, lines };
}
