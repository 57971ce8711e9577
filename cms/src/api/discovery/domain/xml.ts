const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** What no XML document may hold, not even escaped (XML 1.0, 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it removes
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

type Attributes = Record<string, string>;

const tagOf = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');

/** An element with a text, or with other elements; none if there is neither. */
export const element = (name: string, content: string | string[], attributes: Attributes = {}): string => {
  const inside = typeof content === 'string' ? escapeXml(content) : content.join('');
  return `<${tagOf(name, attributes)}>${inside}</${name}>`;
};

export const emptyElement = (name: string, attributes: Attributes): string => `<${tagOf(name, attributes)}/>`;

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
