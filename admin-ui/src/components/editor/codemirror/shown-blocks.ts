import { itemSlugAt, videoAt } from '@stoa/contract';

/** A paragraph or table that the editor shows as its page will. */
export type ShownBlock =
  | { kind: 'images'; images: { alt: string; url: string }[] }
  | { kind: 'video'; title: string; provider: string }
  | { kind: 'item'; slug: string; title: string }
  | { kind: 'table'; rows: string[][] };

const IMAGE = /!\[((?:\\.|[^\]\\])*)\]\(\s*([^()\s]+)(?:\s+"[^"]*")?\s*\)/g;
const LONE_LINK = /^\[((?:\\.|[^\]\\])*)\]\(\s*([^()\s]+)(?:\s+"[^"]*")?\s*\)$|^<?(https:\/\/[^\s<>]+)>?$/;

const unescaped = (words: string): string => words.replace(/\\([\\[\]|])/g, '$1');

function imagesIn(paragraph: string): ShownBlock | undefined {
  const images = [...paragraph.matchAll(IMAGE)].map(([, alt = '', url = '']) => ({ alt: unescaped(alt), url }));
  return images.length > 0 && paragraph.replace(IMAGE, '').trim() === '' ? { kind: 'images', images } : undefined;
}

/** The same rules as those of the shop’s pages. */
export function paragraphBlock(paragraph: string): ShownBlock | undefined {
  const [, words, link, bare] = LONE_LINK.exec(paragraph.trim()) ?? [];
  const address = link ?? bare;
  if (!address) return imagesIn(paragraph);
  const video = videoAt(address);
  if (video)
    return { kind: 'video', title: unescaped(words ?? `Watch on ${video.provider}`), provider: video.provider };
  const slug = itemSlugAt(address);
  return slug && words ? { kind: 'item', slug, title: unescaped(words) } : undefined;
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => unescaped(cell.trim()));

/** Its second line only says how columns are aligned. */
export const tableBlock = (source: string): ShownBlock => {
  const [head = '', , ...rows] = source.split('\n');
  return { kind: 'table', rows: [head, ...rows].map(cellsOf) };
};
