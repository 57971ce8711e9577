import { MAX_SECTION } from '@stoa/contract';
import { cut } from '../../../csv/cut';
import { markdownFromHtml } from '../../../markdown/from-html/from-html';

const SHORTEST = 10;
const LONGEST = 20_000;

const isParagraph = (block: string): boolean => !/^(#|>|\||- |\d+\. |---$|\s)/.test(block);

/** What a block says, without the signs of Markdown. */
const plain = (block: string): string =>
  block
    .replace(/(?<!\\)\[((?:\\.|[^\\\]])*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)\*+/g, '')
    .replace(/\\(.)/g, '$1')
    .replace(/ +$/gm, '');

const hasLink = (block: string): boolean => block.includes('](');
const isPlain = (block: string): boolean => isParagraph(block) && !hasLink(block) && !/(?<!\\)\*/.test(block);

const textIn = (blocks: string[]): string => cut(blocks.map(plain).join('\n\n'), LONGEST);

interface Texts {
  description: string;
  details: string;
}

/** The first paragraphs, until they are long enough for a description. */
const leadOf = (blocks: string[]): string[] => {
  const paragraphs = blocks.filter(isParagraph);
  const enough = paragraphs.findIndex((_, index) => textIn(paragraphs.slice(0, index + 1)).length >= SHORTEST);
  return paragraphs.slice(0, enough < 0 ? paragraphs.length : enough + 1);
};

const blocksIn = (markdown: string): string[] => markdown.split('\n\n').filter((block) => block !== '');

const textsOf = (blocks: string[], short: string): Texts => {
  if (short.length >= SHORTEST) return { description: short, details: blocks.join('\n\n') };
  if (blocks.every(isPlain)) return { description: textIn(blocks), details: '' };
  const lead = leadOf(blocks);
  const isRepeated = lead.every((block, index) => block === blocks[index] && !hasLink(block));
  return {
    description: textIn(lead.length > 0 ? lead : blocks),
    details: (isRepeated ? blocks.slice(lead.length) : blocks).join('\n\n'),
  };
};

/**
 * An item’s description is a few sentences of plain text, and its details are Markdown. What is only plain paragraphs is the
 * description. Otherwise, that is the summary, or what the text begins with.
 */
export const textCells = (html: string, summary = ''): { cells: Texts; notes: string[] } => {
  const isHtml = summary !== '' || /<[a-z!/]/i.test(html);
  const long = isHtml
    ? markdownFromHtml(html, MAX_SECTION)
    : { markdown: cut(html.trim(), LONGEST), isShortened: html.trim().length > LONGEST };
  const short = markdownFromHtml(summary, MAX_SECTION);
  return {
    cells: isHtml
      ? textsOf(blocksIn(long.markdown), textIn(blocksIn(short.markdown)))
      : { description: long.markdown, details: '' },
    notes: long.isShortened || short.isShortened ? ['Its description was too long and was shortened'] : [],
  };
};
