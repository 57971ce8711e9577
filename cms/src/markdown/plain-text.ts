/** Expects sanitized HTML: every tag is closed, and no text or attribute contains `<` or `>`. */
const EXCERPT_LENGTH = 200;
const WORDS_PER_MINUTE = 220;

const NOT_IN_EXCERPTS = /<(h[2-6]|pre|table)\b.*?<\/\1>|<p class="(?:callout-title|item-card|video)">.*?<\/p>/gs;

/** No text contains it. */
const BETWEEN = '\u0000';
const LIST_ITEMS = /<\/?li\b[^>]*>/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what was put between list items
const BETWEEN_ITEMS = /([.!?…:;,]["”’)]*)?\s*(?:\u0000\s*)+/g;
const BLOCK_EDGES = /<\/?(?:p|br|hr|div|li|d[dt]|t[dh]|h[2-6]|pre|blockquote|figcaption|summary)\b[^>]*>/g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

const textOf = (html: string): string =>
  html
    .replace(BLOCK_EDGES, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** Between list items that don’t end a sentence, a dot does. */
const withItemsApart = (text: string): string =>
  text.replace(BETWEEN_ITEMS, (_all, end?: string) => (end ? `${end} ` : ' · ')).replace(/^ · | · $|\s+$/g, '');

/** The first sentences, cut between words, without headings, code, tables, or cards. */
export const openingOf = (html: string): string => {
  const text = withItemsApart(textOf(html.replace(NOT_IN_EXCERPTS, ' ').replace(LIST_ITEMS, ` ${BETWEEN} `)));
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = [...text.slice(0, 2 * EXCERPT_LENGTH)].slice(0, EXCERPT_LENGTH).join('');
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2));
  return `${words.replace(/[\s,;:.·–—-]+$/, '')}…`;
};

export const readingMinutesOf = (html: string): number =>
  Math.max(1, Math.ceil((textOf(html).match(/\S+/g) ?? []).length / WORDS_PER_MINUTE));
