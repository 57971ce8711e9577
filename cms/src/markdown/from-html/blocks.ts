import { atLineStart } from '../plain-markdown';
import { cutLine } from './cut-line';

/** Deeper lists are as deep as this: far more than anyone can read. */
const DEEPEST = 6;
/** Of a table. */
const MOST_COLUMNS = 50;

/** Puts blocks below each other, within lists and quotes. */
export const createBlocks = (longest: number) => {
  const blocks: string[] = [];
  let length = 0;
  let isFull = false;
  let isNarrowed = false;
  /** For each list that is open, the marker of the next item, or null if the item has begun. */
  const lists: { ordered: boolean; count: number; marker: string | null }[] = [];
  let quotes = 0;
  let isAfterItem = false;

  const indent = (): string => '> '.repeat(Math.min(quotes, DEEPEST));

  /** What doesn’t fit in is left out: lines, and of a text the words. */
  const push = (lines: string[], { isText }: { isText: boolean }): void => {
    if (isFull) return;
    const list = lists.at(-1);
    const outer = lists.slice(0, -1).map(({ ordered }) => (ordered ? '   ' : '  '));
    const width = list?.ordered ? 3 : 2;
    const marker = list?.marker ?? '';
    if (list) list.marker = null;
    const own = list ? ' '.repeat(width) : '';
    const prefix = indent() + outer.join('');
    // Items are close to each other; everything else has a line between.
    const gap = blocks.length === 0 ? '' : marker && isAfterItem && isText ? '\n' : '\n\n';
    let block = gap;
    for (const [index, line] of lines.entries()) {
      if (isFull) break;
      const start = (index === 0 ? '' : '\n') + prefix + (index === 0 && marker ? marker.padEnd(width) : own);
      const room = longest - length - block.length - start.length;
      isFull = line.length > room;
      const kept = isFull && isText ? cutLine(line, room) : line;
      if (!isFull || (isText && kept !== '')) block += start + kept;
    }
    if (block !== gap) blocks.push(block);
    length += block.length;
    isAfterItem = Boolean(list);
  };

  return {
    isFull: () => isFull,
    isShortened: () => isFull || isNarrowed,
    text: () => blocks.join('').trimEnd(),
    openList(ordered: boolean): void {
      if (lists.length < DEEPEST) lists.push({ ordered, count: 0, marker: null });
    },
    closeList: () => void lists.pop(),
    openItem(): void {
      const list = lists.at(-1);
      if (!list) return;
      list.count += 1;
      list.marker = list.ordered ? `${list.count}. ` : '- ';
    },
    openQuote(): void {
      quotes += 1;
    },
    closeQuote(): void {
      quotes = Math.max(0, quotes - 1);
    },

    paragraph(lines: string[]): void {
      if (lines.length === 0) return;
      push(
        lines.map((line, index) => atLineStart(line) + (index < lines.length - 1 ? '  ' : '')),
        { isText: true },
      );
    },
    heading(level: number, lines: string[]): void {
      if (lines.length > 0) push([`${'#'.repeat(level)} ${lines.join(' ')}`], { isText: true });
    },
    rule: () => push(['---'], { isText: false }),
    table(rows: string[][]): void {
      const columns = Math.max(...rows.map((cells) => cells.length));
      const width = Math.min(columns, MOST_COLUMNS);
      isNarrowed ||= columns > width;
      isFull ||= rows.length * width > longest;
      if (width === 0 || isFull) return;
      const [head = '', ...body] = rows.map(
        (cells) => `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`,
      );
      push([head, `|${' --- |'.repeat(width)}`, ...body], { isText: false });
    },
  };
};
