const escaped = (text: string): string => text.replace(/[\\`*_[\]<>~]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');

/** Markdown takes no spaces next to a mark. */
function marked(mark: string, text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return words ? before + mark + words + mark + after : text;
}

const code = (text: string): string => (text.trim() ? `\`${text.replaceAll('`', '’').trim()}\`` : '');

/** Google Docs leads its links through a page of its own. */
function addressOf(href: string): string {
  if (!URL.canParse(href)) return '';
  const address = new URL(href);
  if (address.hostname === 'www.google.com' && address.pathname === '/url') return address.searchParams.get('q') ?? '';
  if (address.origin === window.location.origin) return address.pathname + address.search + address.hash;
  return /^(https?|mailto|tel):$/.test(address.protocol) ? href : '';
}

const inAddress = (address: string): string =>
  address.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

function linkOf(link: Element, words: string): string {
  const address = addressOf(link.getAttribute('href') ?? '');
  return address && words.trim()
    ? marked('', words).replace(words.trim(), () => `[${words.trim()}](${inAddress(address)})`)
    : words;
}

function imageOf(image: Element): string {
  const source = image.getAttribute('src') ?? '';
  const words = escaped(image.getAttribute('alt') ?? '').replace(/\s+/g, ' ');
  return /^https?:/.test(source) ? `![${words}](${inAddress(source)})` : '';
}

/** A part of a line as Markdown. Words that mean something in Markdown keep their meaning as words. */
export function inlineOf(node: Node): string {
  if (node instanceof Text) return escaped(node.data.replace(/[\s\u00a0]+/g, ' '));
  if (!(node instanceof HTMLElement)) return '';
  const words = [...node.childNodes].map(inlineOf).join('');
  switch (node.tagName) {
    case 'BR':
      return '\\\n';
    case 'IMG':
      return imageOf(node);
    case 'A':
      return linkOf(node, words);
    case 'B':
    case 'STRONG':
      return marked('**', words);
    case 'I':
    case 'EM':
      return marked('_', words);
    case 'S':
    case 'DEL':
    case 'STRIKE':
      return marked('~~', words);
    case 'CODE':
    case 'KBD':
      return code(node.textContent);
    default:
      return words;
  }
}
