/**
 * Anybody can order in anybody's name, so what is typed at checkout reaches the inboxes of strangers, with the shop as its sender.
 */
const MAX_NAME = 40;
const MAX_LINE = 80;

/** Email programs make links of these. Full-width characters and the like count as what they look like. */
const READS_AS_ADDRESS = /:\/\/|@|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}|\d+(\.\d+){3}/iu;

const inOneLine = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** Null if a name is too long to be one, or reads as an address. */
export const trustedName = (name: string): string | null => {
  const line = inOneLine(name);
  const isName = line !== '' && line.length <= MAX_NAME && !READS_AS_ADDRESS.test(line.normalize('NFKC'));
  return isName ? line : null;
};

/** A line of a postal address, with nothing in it that becomes a link: “ul.Piotrkowska” is one, and reads well with a space. */
export const addressLine = (text: string): string => {
  const line = inOneLine(text)
    .replace(/[.\u2024\u3002\uFF0E\uFF61](?=\p{L}{2})/gu, '. ')
    .replace(/(\d)\.(?=\d+\.\d)/g, '$1. ')
    .replace(/[:\uFF1A](?=[/\uFF0F])/g, ': ')
    .replace(/\s*[@\uFF20]\s*/g, ' at ');
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE - 1)}…` : line;
};
