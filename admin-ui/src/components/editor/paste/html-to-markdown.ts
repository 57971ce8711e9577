import { cleanHtml } from './clean-html';
import { inlineOf } from './inline';

const BLOCKS =
  /^(P|DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|H[1-6]|UL|OL|LI|BLOCKQUOTE|PRE|TABLE|HR|FIGURE|FIGCAPTION|DL|DT|DD|ADDRESS)$/;

/** What plain text can’t say. */
const RICH =
  'h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, table, hr, a[href], img, strong, b, em, i, s, del, strike, code';

const isBlock = (node: Node): node is HTMLElement => node instanceof HTMLElement && BLOCKS.test(node.tagName);

/** A line that Markdown would read as a heading, a list, or a rule. */
const atLineStart = (line: string): string =>
  line.replace(/^(\s*)([-+=#])/, '$1\\$2').replace(/^(\s*\d+)(?=[.)]\s)/, '$1\\');

const indented = (text: string, first: string): string =>
  text
    .split('\n')
    .map((line, place) => (place === 0 ? first + line : line && ' '.repeat(first.length) + line))
    .join('\n');

const paragraph = (text: string): string[] =>
  text.trim() ? [text.trim().split('\n').map(atLineStart).join('\n')] : [];

function listOf(list: Element): string {
  const isOrdered = list.tagName === 'OL';
  return [...list.children]
    .map((item, place) => {
      const parts = blocksOf(item);
      const isLoose = item.querySelector(':scope > p + p') !== null;
      return indented(parts.join(isLoose ? '\n\n' : '\n'), isOrdered ? `${place + 1}. ` : '- ');
    })
    .join('\n');
}

function tableOf(table: HTMLTableElement): string[] {
  const rows = [...table.rows].map((row) =>
    [...row.cells].map((cell) => inlineOf(cell).replace(/\\?\n/g, ' ').replaceAll('|', '\\|').trim()),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width < 2) return [...table.rows].flatMap((row) => [...row.cells].flatMap(blocksOf));
  const line = (cells: string[]) =>
    `| ${Array.from({ length: width }, (_, place) => cells[place] ?? '').join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [[line(head), line(Array.from({ length: width }, () => '---')), ...others.map(line)].join('\n')];
}

function blockOf(element: HTMLElement): string[] {
  const { tagName } = element;
  // A post has its title as the only heading of the first level.
  if (/^H\d$/.test(tagName)) {
    const words = inlineOf(element).replace(/\\?\n/g, ' ').replace(/\*\*/g, '').trim();
    return words ? [`${'#'.repeat(Math.max(2, Number(tagName.slice(1))))} ${words}`] : [];
  }
  if (tagName === 'UL' || tagName === 'OL') return [listOf(element)];
  if (tagName === 'PRE') return [`\`\`\`\n${element.textContent.replace(/\n$/, '')}\n\`\`\``];
  if (tagName === 'HR') return ['---'];
  if (element instanceof HTMLTableElement) return tableOf(element);
  const inner = blocksOf(element);
  if (tagName !== 'BLOCKQUOTE') return inner;
  return [inner.join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>')];
}

function blocksOf(container: Node): string[] {
  const blocks: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    blocks.push(...paragraph(line.map(inlineOf).join('')));
    line = [];
  };
  for (const node of container.childNodes) {
    if (isBlock(node)) {
      endLine();
      blocks.push(...blockOf(node));
    } else if (node instanceof HTMLElement && [...node.querySelectorAll('*')].some(isBlock)) {
      endLine();
      blocks.push(...blocksOf(node));
    } else line.push(node);
  }
  endLine();
  return blocks;
}

/** Pasted HTML as Markdown; empty if it says no more than plain text. */
export function markdownOf(html: string): string {
  if (!html) return '';
  const body = cleanHtml(html);
  return body.querySelector(RICH) ? blocksOf(body).filter(Boolean).join('\n\n') : '';
}
