import { atLineStart } from '../plain-markdown';

/** Deeper lists are as deep as this: far more than anyone can read. */
const DEEPEST = 6;

/** Puts blocks below each other, within lists and quotes. */
export const createBlocks = (longest: number) => {
  const blocks: string[] = [];
  let length = 0;
  let isFull = false;
  /** For each list that is open, the marker of the next item, or null if the item has begun. */
  const lists: { ordered: boolean; count: number; marker: string | null }[] = [];
  let quotes = 0;
  let isAfterItem = false;

  const indent = (): string => '> '.repeat(Math.min(quotes, DEEPEST));

  const push = (lines: string[], { isItem }: { isItem: boolean }): void => {
    const list = lists.at(-1);
    const outer = lists.slice(0, -1).map(({ ordered }) => (ordered ? '   ' : '  '));
    const width = list?.ordered ? 3 : 2;
    const marker = list?.marker ?? '';
    if (list) list.marker = null;
    const own = list ? ' '.repeat(width) : '';
    const prefix = indent() + outer.join('');
    const block = lines
      .map((line, index) => prefix + (index === 0 && marker ? marker.padEnd(width) : own) + line)
      .join('\n');
    // Items are close to each other; everything else has a line between.
    const gap = blocks.length === 0 ? '' : marker && isAfterItem && isItem ? '\n' : '\n\n';
    length += gap.length + block.length;
    isFull ||= length > longest;
    if (!isFull) blocks.push(gap + block);
    isAfterItem = Boolean(list);
  };

  return {
    isFull: () => isFull,
    text: () => blocks.join(''),
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
        { isItem: true },
      );
    },
    heading(level: number, lines: string[]): void {
      if (lines.length > 0) push([`${'#'.repeat(level)} ${lines.join(' ')}`], { isItem: true });
    },
    rule: () => push(['---'], { isItem: false }),
    table(rows: string[][]): void {
      const width = Math.max(...rows.map((cells) => cells.length));
      const [head = '', ...body] = rows.map(
        (cells) => `| ${[...cells, ...Array(width - cells.length).fill('')].join(' | ')} |`,
      );
      if (width > 0) push([head, `|${' --- |'.repeat(width)}`, ...body], { isItem: false });
    },
  };
};
