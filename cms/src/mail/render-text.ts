import type { Block, Fact, MailBrand, MailContent, MailLine } from './blocks';

const lineOf = ({ quantity, title, choice, note, amount }: MailLine): string =>
  `${quantity} × ${title}${choice ? ` (${choice})` : ''}  ${amount}${note ? `\n${note}` : ''}`;

const factOf = ({ label, value, url }: Fact): string =>
  `${label}: ${value}${url && !url.startsWith('mailto:') ? ` ${url}` : ''}`;

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'notice':
    case 'text':
      return block.text;
    case 'quote':
      return [...(block.title ? [`${block.title}:`] : []), block.text].join('\n');
    case 'button':
    case 'link':
      return `${block.label}: ${block.url}`;
    case 'code':
      return block.code;
    case 'facts':
      return [...(block.title ? [`${block.title}:`] : []), ...block.facts.map(factOf)].join('\n');
    case 'list':
      return [`${block.title}:`, ...block.lines].join('\n');
    case 'lines':
      return block.lines.map(lineOf).join('\n');
    case 'totals':
      return [...block.facts, block.total, ...(block.after ?? [])].map(factOf).join('\n');
  }
};

const footerOf = ({ text, link }: MailContent['footer']): string =>
  [text, ...(link ? [`${link.label}: ${link.url}`] : [])].filter(Boolean).join(' ');

/** The same for those who don’t show HTML. */
export const renderText = ({ body, notice, blocks, footer }: MailContent, { shopName, business }: MailBrand): string =>
  `${[...(notice ? [notice] : []), body, ...blocks.map(textOf), footerOf(footer), [shopName, ...(business ? [business] : [])].join('\n')].join('\n\n')}\n`;
