/** Text within a line of Markdown that shows exactly this text. */
export const escaped = (text: string): string => text.replace(/[\\`*_[\]<>&~|]/g, '\\$&');

/** A line that isn’t read as a list or heading. */
export const atLineStart = (line: string): string => line.replace(/^[-+=#]/, '\\$&').replace(/^(\d+)(?=[.)])/, '$1\\');

/** Text as Markdown that shows exactly this text: in one line, without anything that Markdown reads as a sign. */
export const inLine = (text: string): string => atLineStart(escaped(text.replace(/\s+/g, ' ').trim()));

/** The same for a text of several paragraphs. */
export const inParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(inLine).filter(Boolean).join('  \n'))
    .filter(Boolean)
    .join('\n\n');

export const linkTo = (name: string, address: string): string => `[${inLine(name)}](${address})`;
