import { type MediaFile, NO_ALT_TEXT_YET } from '@stoa/contract';
import { type Edit, type Editing, image } from '../markdown/markdown-edits';

/** A block whose content is chosen in a dialog. */
export type DialogBlock = 'image' | 'gallery' | 'video' | 'item';

export type BlockDialogProps = { onChoose: (content: string) => void; onClose: () => void };

export interface Block {
  label: string;
  detail: string;
  /** The path of its icon, 24 by 24. */
  icon: string;
  /** Its Markdown: the caret goes where the mark is; what is between two marks is selected. */
  content: string | { dialog: DialogBlock };
}

const CARET = '¦';

export const BLOCKS: Block[] = [
  { label: 'Heading', detail: 'Of a section', icon: 'M5 4v3h5.5v12h3V7H19V4z', content: '## ¦' },
  { label: 'Subheading', detail: 'Within a section', icon: 'M7 7v2.5h3.75V18h2.5V9.5H17V7z', content: '### ¦' },
  {
    label: 'Image',
    detail: 'From the library, or uploaded',
    icon: 'M19 5v14H5V5zm0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m-4.86 8.86-3 3.87L9 13.14 6 17h12z',
    content: { dialog: 'image' },
  },
  {
    label: 'Gallery',
    detail: 'Several images, side by side',
    icon: 'M20 4v12H8V4zm0-2H8c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2V4c0-1.1-.9-2-2-2m-8.5 9.67 1.69 2.26 2.48-3.1L19 15H9zM2 6v14c0 1.1.9 2 2 2h14v-2H4V6z',
    content: { dialog: 'gallery' },
  },
  {
    label: 'Item card',
    detail: 'With today’s price and stock',
    icon: 'm21.41 11.41-8.83-8.83c-.37-.37-.88-.58-1.41-.58H4c-1.1 0-2 .9-2 2v7.17c0 .53.21 1.04.59 1.41l8.83 8.83c.78.78 2.05.78 2.83 0l7.17-7.17c.78-.78.78-2.04-.01-2.83M12.83 20 4 11.17V4h7.17L20 12.83z',
    content: { dialog: 'item' },
  },
  {
    label: 'Video',
    detail: 'From YouTube or Vimeo',
    icon: 'M9.5 7.5v9l7-4.5zM20 4H4c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2m0 14.01H4V5.99h16z',
    content: { dialog: 'video' },
  },
  {
    label: 'Callout',
    detail: 'A tip or a warning that stands out',
    icon: 'M18 11v2h4v-2zm-2 6.61c.96.71 2.21 1.65 3.2 2.39.4-.53.8-1.07 1.2-1.6-.99-.74-2.24-1.68-3.2-2.4-.4.54-.8 1.08-1.2 1.61M20.4 5.6c-.4-.53-.8-1.07-1.2-1.6-.99.74-2.24 1.68-3.2 2.4.4.53.8 1.07 1.2 1.6.96-.72 2.21-1.65 3.2-2.4M4 9c-1.1 0-2 .9-2 2v2c0 1.1.9 2 2 2h1v4h2v-4h1l5 3V6L8 9zm5.03 1.71L11 9.53v4.94l-1.97-1.18-.48-.29H4v-2h4.55z',
    content: '> [!TIP]\n> ¦',
  },
  {
    label: 'Quote',
    detail: 'Someone else’s words',
    icon: 'M18.62 18h-5.24l2-4H13V6h8v7.24zm-2-2h.76L19 12.76V8h-4v4h3.62zm-8 2H3.38l2-4H3V6h8v7.24zm-2-2h.76L9 12.76V8H5v4h3.62z',
    content: '> ¦',
  },
  {
    label: 'Table',
    detail: 'Two columns, to begin with',
    icon: 'M20 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h15c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 2v3H5V5zm-5 14h-5v-9h5zM5 10h3v9H5zm12 9v-9h3v9z',
    content: '| ¦Column¦ | Column |\n| --- | --- |\n| Text | Text |',
  },
  {
    label: 'Code',
    detail: 'Shown as it’s written',
    icon: 'M9.4 16.6 4.8 12l4.6-4.6L8 6l-6 6 6 6zm5.2 0 4.6-4.6-4.6-4.6L16 6l6 6-6 6z',
    content: '```\n¦\n```',
  },
  {
    label: 'Bulleted list',
    detail: 'In no order',
    icon: 'M4 10.5c-.83 0-1.5.67-1.5 1.5s.67 1.5 1.5 1.5 1.5-.67 1.5-1.5-.67-1.5-1.5-1.5m0-6c-.83 0-1.5.67-1.5 1.5S3.17 7.5 4 7.5 5.5 6.83 5.5 6 4.83 4.5 4 4.5m0 12c-.83 0-1.5.68-1.5 1.5s.68 1.5 1.5 1.5 1.5-.68 1.5-1.5-.67-1.5-1.5-1.5M7 19h14v-2H7zm0-6h14v-2H7zm0-8v2h14V5z',
    content: '- ¦',
  },
  {
    label: 'Numbered list',
    detail: 'One after the other',
    icon: 'M2 17h2v.5H3v1h1v.5H2v1h3v-4H2zm1-9h1V4H2v1h1zm-1 3h1.8L2 13.1v.9h3v-1H3.2L5 10.9V10H2zm5-6v2h14V5zm0 14h14v-2H7zm0-6h14v-2H7z',
    content: '1. ¦',
  },
  { label: 'Divider', detail: 'A line between sections', icon: 'M4 11h16v2H4z', content: '---\n\n¦' },
];

const lineStart = (text: string, place: number): number => text.lastIndexOf('\n', place - 1) + 1;

const lineEnd = (text: string, place: number): number =>
  (text.indexOf('\n', place) + text.length + 1) % (text.length + 1);

/** Puts Markdown in place of `from` to `to` as a block of its own, with an empty line around it where there is text. */
export function insertBlock(text: string, from: number, to: number, content: string): Edit {
  const before = text.slice(lineStart(text, from), from);
  const rest = text.slice(to, lineEnd(text, to));
  const above = text.slice(lineStart(text, Math.max(0, lineStart(text, from) - 1)), lineStart(text, from)).trim();
  const below = text.slice(lineEnd(text, to) + 1, lineEnd(text, lineEnd(text, to) + 1)).trim();
  const start = before.trim() ? '\n\n' : above ? '\n' : '';
  const end = rest.trim() ? '\n\n' : below ? '\n' : '';
  const [head = '', selected = '', ...tail] = content.split(CARET);
  const insert = start + content.replaceAll(CARET, '') + end;
  const hasCaret = content.includes(CARET);
  const caret = hasCaret ? from + start.length + head.length : from + insert.length - end.length;
  return { from, to, insert, start: caret, end: caret + (tail.length > 0 ? selected.length : 0) };
}

/** Lines of nothing but images, which are a gallery, and of tables, quotes, and lists, which a paragraph would end. */
const TAKES_IMAGES = /^\s*$|^(\s*!\[(?:\\.|[^\\\]])*\]\([^()\n]*\))+\s*$|^\s*([|>]|[-*+] |\d+[.)] )/;

/** An image as a paragraph of its own, which the editor shows. Who has typed on goes on where they are. */
export const insertImage =
  (words: string | null, url: string, asksForWords: boolean): Editing =>
  (selected) => {
    const { text, start, end } = selected;
    const [from, to] = [lineStart(text, end), lineEnd(text, end)];
    const inline = image(words, url, asksForWords)(selected);
    if (TAKES_IMAGES.test(text.slice(from, to))) return inline;
    const place = end === from ? from : to;
    if (words === null && asksForWords)
      return insertBlock(text, place, place, `![${CARET}${NO_ALT_TEXT_YET}${CARET}](${url})`);
    const block = insertBlock(text, place, place, inline.insert);
    const moved = place === from ? block.insert.length : 0;
    return { ...block, start: start + moved, end: end + moved };
  };

/** Text as the words of a link or an image. */
export const asWords = (text: string): string =>
  text
    .replace(/[\\[\]]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim();

export const imageMarkdown = ({ alternativeText, url }: MediaFile): string =>
  `![${asWords(alternativeText ?? NO_ALT_TEXT_YET)}](${url})`;
