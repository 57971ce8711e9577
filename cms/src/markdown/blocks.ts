import { itemSlugAt, videoAt } from '@stoa/contract';
import type MarkdownIt from 'markdown-it';

type State = Parameters<Parameters<MarkdownIt['core']['ruler']['push']>[1]>[0];
type Token = State['tokens'][number];

const CALLOUT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]$/;
const BREAKS = ['softbreak', 'hardbreak'];

const isSpace = ({ type, content }: Token): boolean => BREAKS.includes(type) || (type === 'text' && !content.trim());

/** The address of a link that is all there is in a paragraph. */
const loneLinkIn = (parts: Token[]): string => {
  const [first] = parts;
  const isOne =
    first?.type === 'link_open' && parts.findIndex(({ type }) => type === 'link_close') === parts.length - 1;
  const hasWords = parts.some(({ type }) => type === 'text' || type === 'code_inline');
  return isOne && hasWords ? (first.attrGet('href') ?? '') : '';
};

/** A link without words of its own gets some. */
const nameVideo = (parts: Token[], provider: string): void => {
  const [link, words] = parts;
  if (words && (link?.markup === 'linkify' || link?.markup === 'autolink')) words.content = `Watch on ${provider}`;
};

const markParagraph = (open: Token, inline: Token, close: Token): void => {
  const parts = (inline.children ?? []).filter((part) => !isSpace(part));
  if (parts.length > 1 && parts.every(({ type }) => type === 'image')) {
    open.tag = 'div';
    close.tag = 'div';
    open.attrSet('class', 'gallery');
    inline.children = parts;
    return;
  }
  const address = loneLinkIn(parts);
  const video = videoAt(address);
  if (video) {
    open.attrSet('class', 'video');
    nameVideo(parts, video.provider);
  } else if (itemSlugAt(address)) open.attrSet('class', 'item-card');
};

const closeOf = (tokens: Token[], place: number): Token | undefined => {
  for (let at = place + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.type === 'blockquote_close' && token.level === tokens[place]?.level) return token;
  }
  return undefined;
};

/** The first line of a quote says that it is a callout; it gives way to a title. */
const markCallout = ({ tokens, Token }: State, place: number): Token[] => {
  const open = tokens[place] as Token;
  const [paragraph, inline, end] = [tokens[place + 1], tokens[place + 2], tokens[place + 3]];
  const [marker, rest, ...words] = paragraph?.type === 'paragraph_open' ? (inline?.children ?? []) : [];
  const kind = marker?.type === 'text' && CALLOUT.exec(marker.content)?.[1]?.toLowerCase();
  if (!kind || !inline || !paragraph || !end || (rest && rest.type !== 'softbreak')) return [open];
  const close = closeOf(tokens, place);
  open.tag = 'div';
  if (close) close.tag = 'div';
  open.attrs = [
    ['class', `callout callout-${kind}`],
    ['role', 'note'],
  ];
  inline.children = words;
  if (words.length === 0) {
    paragraph.hidden = true;
    end.hidden = true;
  }
  const title = new Token('html_block', '', 0);
  title.content = `<p class="callout-title">${kind.charAt(0).toUpperCase()}${kind.slice(1)}</p>\n`;
  return [open, title];
};

/**
 * What a post has besides text, in Markdown that any other editor shows well: images next to each other (a gallery), a link alone in its
 * paragraph to a video or an item (a player, a card), and a quote that begins with `[!TIP]` (a callout).
 */
export const blocks = (parser: MarkdownIt): void => {
  parser.core.ruler.push('blocks', (state) => {
    const { tokens } = state;
    state.tokens = tokens.flatMap((token, place) => {
      const [inline, close] = [tokens[place + 1], tokens[place + 2]];
      if (token.level > 0) return [token];
      if (token.type === 'blockquote_open') return markCallout(state, place);
      if (token.type === 'paragraph_open' && inline && close) markParagraph(token, inline, close);
      return [token];
    });
  });
};
