const TOKENS = /\\.|\*\*?|\]\([^)]*\)|\[|\s|[^\\*[\]\s]{1,80}|./gsu;
const LONGEST_WORD = 80;
const MARK = /^\*\*?$/;
/** What closes three marks. */
const CLOSERS = 3;

/** The start of a line of Markdown, up to a word. Marks that are open there are closed. Links are kept whole. */
export const cutLine = (line: string, room: number): string => {
  let open: string[] = [];
  let isInLink = false;
  let place = 0;
  let kept = { end: 0, closers: '' };
  for (const [token] of line.slice(0, Math.max(0, room - CLOSERS)).matchAll(TOKENS)) {
    if (MARK.test(token)) open = open.includes(token) ? open.filter((mark) => mark !== token) : [token, ...open];
    if (token === '[') isInLink = true;
    if (token.startsWith('](')) isInLink = false;
    const isSpace = /\s/.test(token);
    const end = isSpace ? place : place + token.length;
    if (!isInLink && (isSpace || token.length >= LONGEST_WORD)) kept = { end, closers: open.join('') };
    place += token.length;
  }
  return line.slice(0, kept.end) + kept.closers;
};
