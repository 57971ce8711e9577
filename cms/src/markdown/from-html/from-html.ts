import { Parser } from 'htmlparser2';
import { createBlocks } from './blocks';
import { createInline } from './inline';

/** With all that is in them. */
const DROPPED = new Set(
  'script style head title template noscript iframe object svg math select textarea button audio video canvas'.split(
    ' ',
  ),
);
/** Elements that only end the paragraph before them. */
const PLAIN_BLOCKS = new Set(
  'p div section article header footer main aside address figure figcaption dl dt dd form center tbody thead pre'.split(
    ' ',
  ),
);
const MARKS = new Map<string, '**' | '*'>([
  ['b', '**'],
  ['strong', '**'],
  ['i', '*'],
  ['em', '*'],
]);
/** The title of the page and of the section are above. */
const HIGHEST_HEADING = 3;
/** Of what is read. */
const LONGEST = 100_000;

/** An address that may be linked to. What is only within the other site has none. */
const safeAddress = (text = ''): string | undefined => {
  const address = text.trim().replace(/^\/\//, 'https://');
  if (!/^(https?|mailto|tel):/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).href.replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
};

/** HTML of any origin as Markdown: what can be said in it, shortened to `longest` characters. */
export const markdownFromHtml = (html: string, longest: number): { markdown: string; isShortened: boolean } => {
  const inline = createInline();
  const blocks = createBlocks(longest);
  let dropped = 0;
  let heading = 0;
  let rows: string[][] | undefined;

  /** Ends the block that is open. */
  const end = (): void => {
    const lines = inline.take();
    if (rows) {
      const cell = rows.at(-1)?.pop();
      if (cell !== undefined) rows.at(-1)?.push([cell, ...lines].filter(Boolean).join(' '));
    } else if (heading > 0) blocks.heading(heading, lines);
    else blocks.paragraph(lines);
  };

  const endTable = (): void => {
    end();
    const table = rows?.filter((cells) => cells.some((cell) => cell !== '')) ?? [];
    rows = undefined;
    if (table.length > 0) blocks.table(table);
  };

  const openers: Record<string, (attributes: Record<string, string>) => void> = {
    a({ href }) {
      const address = safeAddress(href);
      if (address && !inline.has('link')) inline.open('link', address);
    },
    img({ src, alt = '' }) {
      const address = safeAddress(src);
      if (!address) return;
      const isLinked = inline.has('link');
      if (!isLinked) inline.open('link', address);
      inline.text(alt.trim() || 'Image');
      if (!isLinked) inline.close('link');
    },
    br: () => (rows ? inline.text(' ') : inline.lineBreak()),
    hr() {
      end();
      if (!rows) blocks.rule();
    },
    ul: () => openList(false),
    ol: () => openList(true),
    li() {
      end();
      blocks.openItem();
    },
    blockquote() {
      end();
      blocks.openQuote();
    },
    table() {
      end();
      rows ??= [];
    },
    tr() {
      end();
      rows?.push([]);
    },
    td: () => openCell(),
    th: () => openCell(),
  };
  const openList = (ordered: boolean): void => {
    end();
    if (!rows) blocks.openList(ordered);
  };
  const openCell = (): void => {
    end();
    rows?.at(-1)?.push('');
  };
  const closeList = (): void => {
    end();
    if (!rows) blocks.closeList();
  };
  const closers: Record<string, () => void> = {
    a: () => inline.close('link'),
    ul: closeList,
    ol: closeList,
    li: end,
    td: end,
    th: end,
    tr: end,
    table: endTable,
    blockquote() {
      end();
      blocks.closeQuote();
    },
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (DROPPED.has(name)) dropped += 1;
        if (dropped > 0) return;
        const mark = MARKS.get(name);
        if (mark && !inline.has(mark) && heading === 0) inline.open(mark);
        else if (/^h[1-6]$/.test(name)) {
          end();
          heading = Math.max(HIGHEST_HEADING, Number(name[1]));
        } else if (PLAIN_BLOCKS.has(name)) end();
        else openers[name]?.(attributes);
      },
      ontext(text) {
        if (dropped === 0) inline.text(text);
      },
      onclosetag(name) {
        if (DROPPED.has(name)) dropped = Math.max(0, dropped - 1);
        if (dropped > 0) return;
        const mark = MARKS.get(name);
        if (mark) inline.close(mark);
        else if (/^h[1-6]$/.test(name)) {
          end();
          heading = 0;
        } else if (PLAIN_BLOCKS.has(name)) end();
        else closers[name]?.();
      },
    },
    { decodeEntities: true },
  );
  for (let start = 0; start < Math.min(html.length, LONGEST) && !blocks.isFull(); start += 1_000)
    parser.write(html.slice(start, Math.min(start + 1_000, LONGEST)));
  parser.end();
  endTable();
  return { markdown: blocks.text(), isShortened: blocks.isShortened() || html.length > LONGEST };
};
