/** Text as Markdown that shows exactly this text: in one line, without anything that Markdown reads as a sign. */
export const inLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&~|]|^[-+=#]/g, '\\$&')
    .replace(/^(\d+)(?=[.)])/, '$1\\');

/** The same for a text of several paragraphs. */
export const inParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(inLine).filter(Boolean).join('  \n'))
    .filter(Boolean)
    .join('\n\n');

export const linkTo = (name: string, address: string): string => `[${inLine(name)}](${address})`;
