import type { Heading } from '@stoa/contract';
import type MarkdownIt from 'markdown-it';

type Token = ReturnType<MarkdownIt['parse']>[number];

/** Passed through one rendering: the ids it has assigned. */
export interface Environment {
  ids?: Iterable<string>;
}

// The prefix keeps headings from shadowing names that scripts look up on `document` and `window`.
const PREFIX = 'section-';
const MAX_ID_LENGTH = 80;

const toId = (text: string): string => {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return PREFIX + ([...words].slice(0, MAX_ID_LENGTH).join('').replace(/^-|-$/g, '') || 'part');
};

const unique = (id: string, taken: Map<string, number>): string => {
  let count = (taken.get(id) ?? 0) + 1;
  while (count > 1 && taken.has(`${id}-${count}`)) count += 1;
  const free = count > 1 ? `${id}-${count}` : id;
  taken.set(id, count);
  if (free !== id) taken.set(free, 1);
  return free;
};

const textOf = (token: Token | undefined): string =>
  (token?.children ?? [])
    .filter(({ type }) => ['text', 'code_inline', 'softbreak', 'hardbreak'].includes(type))
    .map(({ content }) => content || ' ')
    .join('')
    .trim();

/** The page's title is its h1, so an author's `# Heading` becomes an h2. */
export const headingIds = (parser: MarkdownIt): void => {
  parser.core.ruler.push('heading-ids', ({ tokens, env }) => {
    const taken = new Map<string, number>();
    tokens.forEach((token, index) => {
      if (token.tag === 'h1') token.tag = 'h2';
      if (token.type === 'heading_open') token.attrSet('id', unique(toId(textOf(tokens[index + 1])), taken));
    });
    (env as Environment).ids = taken.keys();
  });
};

export const headingsOf = (tokens: Token[]): Heading[] =>
  tokens.flatMap((token, index) => {
    const level = Number(token.tag.slice(1));
    if (token.type !== 'heading_open' || level > 3) return [];
    return [{ id: token.attrGet('id') ?? '', text: textOf(tokens[index + 1]), level }];
  });
