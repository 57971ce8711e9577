import { NO_ALT_TEXT_YET } from '@stoa/contract';

export interface Selected {
  text: string;
  start: number;
  end: number;
}

export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export type Editing = (selected: Selected) => Edit;

/** Puts marks around the selection, or removes them if they're already there. Inserts `sample` if nothing is selected. */
export const around =
  (mark: string, sample: string): Editing =>
  ({ text, start, end }) => {
    const [from, to] = [start - mark.length, end + mark.length];
    const chosen = text.slice(start, end);
    if (from >= 0 && text.slice(from, start) === mark && text.slice(end, to) === mark)
      return { from, to, insert: chosen, start: from, end: from + chosen.length };
    const inner = chosen || sample;
    const at = start + mark.length;
    return { from: start, to: end, insert: `${mark}${inner}${mark}`, start: at, end: at + inner.length };
  };

/** Starts each selected line with a mark, or removes the marks if every line has one. */
export const beforeLines =
  (mark: (place: number) => string): Editing =>
  ({ text, start, end }) => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
    const lines = text.slice(from, to).split('\n');
    const isMarked = lines.every((line, place) => line.startsWith(mark(place)));
    const insert = lines
      .map((line, place) => (isMarked ? line.slice(mark(place).length) : `${mark(place)}${line}`))
      .join('\n');
    return { from, to, insert, start: lines.length === 1 ? from + insert.length : from, end: from + insert.length };
  };

/** A link with its address selected, ready to be typed over. */
export const link: Editing = ({ text, start, end }) => {
  const words = text.slice(start, end) || 'text';
  const address = 'https://';
  const at = start + words.length + 3;
  return { from: start, to: end, insert: `[${words}](${address})`, start: at, end: at + address.length };
};

export const codeBlock: Editing = ({ text, start, end }) => {
  const chosen = text.slice(start, end) || 'code';
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
  const after = end === text.length || text[end] === '\n' ? '' : '\n';
  const at = start + before.length + 4;
  return {
    from: start,
    to: end,
    insert: `${before}\`\`\`\n${chosen}\n\`\`\`${after}`,
    start: at,
    end: at + chosen.length,
  };
};

const IMAGE = /!\[.*?\]\([^()\n]*\)/g;

/** Never inside another image, whose alt text someone may be typing, but after it and any that directly follow. */
function placeOfImage(text: string, end: number): number {
  let place = end;
  for (const { 0: found, index } of text.matchAll(IMAGE)) {
    const isAround = index < place && place < index + found.length;
    const follows = place !== end && place === index;
    if (isAround || follows) place = index + found.length;
  }
  return place;
}

/**
 * Inserts an image after the selection. Its alt text stays on one line, because a blank line would end it. Doesn't interrupt
 * someone who kept typing (`asksForWords` is false) or is writing another image's alt text.
 */
export const image =
  (words: string | null, url: string, asksForWords = true): Editing =>
  ({ text, start, end }) => {
    const alternativeText = (words ?? NO_ALT_TEXT_YET)
      .replace(/[[\]\\]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    const insert = `![${alternativeText}](${url})`;
    const from = placeOfImage(text, end);
    const edit = { from, to: from, insert };
    if (from !== end) return { ...edit, start, end };
    if (words === null && asksForWords) return { ...edit, start: from + 2, end: from + 2 + alternativeText.length };
    return { ...edit, start: from + insert.length, end: from + insert.length };
  };
