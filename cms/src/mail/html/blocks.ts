import type { Block, Fact, MailLine } from '../blocks';
import { type Markup, markup, withBreaks } from './markup';
import type { MailStyles } from './styles';

export const GAP = markup`<div style="font-size: 24px; line-height: 24px;">&nbsp;</div>`;

/** A cell of its own, since email programs ignore paddings and backgrounds of much else. */
const box = (style: string, className: string, content: Markup): Markup =>
  markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="${className}" style="${style}">${content}</td></tr></table>`;

/** The blocks of an email in one look. */
export const blocksIn = (styles: MailStyles) => {
  const notice = (text: string): Markup => box(styles.notice, 'raised text', markup`${text}`);

  const paragraphs = (text: string): Markup =>
    markup`${text
      .split(/\n\s*\n/)
      .map((paragraph) => markup`<p class="text" style="${styles.paragraph}">${withBreaks(paragraph.trim())}</p>`)}`;

  const title = (text: string): Markup => markup`<p class="text" style="${styles.title}">${text}</p>`;

  const link = (label: string, url: string): Markup =>
    markup`<a class="link" href="${url}" style="${styles.link}">${label}</a>`;

  const button = ({ label, url }: { label: string; url: string }): Markup =>
    markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" style="${styles.button}" bgcolor="${styles.accent}"><a class="button-link" href="${url}" style="${styles.buttonLink}">${label}</a></td></tr></table>`;

  const factRow = ({ label, value, url }: Fact): Markup =>
    markup`<tr><td class="muted" style="${styles.factLabel}">${label}</td><td class="text" style="${styles.factValue}">${url ? link(value, url) : withBreaks(value)}</td></tr>`;

  const facts = (rows: Fact[]): Markup =>
    markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0">${rows.map(factRow)}</table>`;

  const imageCell = (imageUrl: string | null): Markup =>
    markup`<td class="rule" width="80" style="${styles.line}">${imageUrl ? markup`<img src="${imageUrl}" width="64" height="64" alt="" style="${styles.image}">` : markup`&nbsp;`}</td>`;

  const lineRow =
    (hasImages: boolean) =>
    ({ title, choice, note, quantity, amount, imageUrl }: MailLine): Markup =>
      markup`<tr>${hasImages && imageCell(imageUrl)}<td class="rule text" style="${styles.line} padding-right: 12px; ${styles.lineTitle}">${quantity} × ${title}${[
        choice,
        note,
      ].flatMap((words) =>
        words ? [markup`<br><span class="muted" style="${styles.lineChoice}">${words}</span>`] : [],
      )}</td><td class="rule text" style="${styles.line} ${styles.amount}">${amount}</td></tr>`;

  const lines = (rows: MailLine[]): Markup =>
    markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.map(lineRow(rows.some(({ imageUrl }) => imageUrl !== null)))}</table>`;

  const amountRow = ({ label, value }: Fact): Markup =>
    markup`<tr><td class="muted" style="${styles.factLabel}">${label}</td><td class="text" style="${styles.factValue} text-align: right; white-space: nowrap;">${value}</td></tr>`;

  const totals = ({ facts, total, after = [] }: Extract<Block, { kind: 'totals' }>): Markup =>
    markup`<table role="presentation" class="rule" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.totals}"><tr><td style="font-size: 8px; line-height: 8px;">&nbsp;</td></tr>${facts.map(amountRow)}<tr><td class="text" style="${styles.total}">${total.label}</td><td class="text" style="${styles.total} text-align: right; white-space: nowrap;">${total.value}</td></tr>${after.map(amountRow)}</table>`;

  const renderBlock = (block: Block): Markup => {
    switch (block.kind) {
      case 'notice':
        return notice(block.text);
      case 'text':
        return paragraphs(block.text);
      case 'button':
        return button(block);
      case 'link':
        return markup`<p style="margin: 0;">${link(block.label, block.url)}</p>`;
      case 'code':
        return box(styles.code, 'raised text', markup`${block.code}`);
      case 'quote':
        return markup`${block.title && title(block.title)}${box(styles.quote, 'raised text', withBreaks(block.text))}`;
      case 'facts':
        return markup`${block.title && title(block.title)}${facts(block.facts)}`;
      case 'list':
        return markup`${title(block.title)}<p class="text" style="${styles.list}">${withBreaks(block.lines.join('\n'))}</p>`;
      case 'lines':
        return lines(block.lines);
      case 'totals':
        return totals(block);
    }
  };

  return { notice, paragraphs, renderBlock };
};
