/** A text in three parts: the start shared with the other text, the part that differs, and the shared end. */
export type Parts = [start: string, middle: string, end: string];

const WORD = /[\p{L}\p{N}]/u;

/** Whether the index splits a surrogate pair, such as an emoji. */
const isInCharacter = (text: string, index: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(index));

/** Moves back to the start of a character or word, because people compare whole words. */
const toWordStart = (text: string, index: number): number => {
  let start = isInCharacter(text, index) ? index - 1 : index;
  while (start > 0 && WORD.test(text.charAt(start - 1)) && WORD.test(text.charAt(start))) start -= 1;
  return start;
};
const toWordEnd = (text: string, index: number): number => {
  let end = isInCharacter(text, index) ? index + 1 : index;
  while (end > 0 && end < text.length && WORD.test(text.charAt(end - 1)) && WORD.test(text.charAt(end))) end += 1;
  return end;
};

export const splitDifference = (before: string, after: string): { before: Parts; after: Parts } => {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same += 1;
  let sameEnd = 0;
  while (sameEnd < shorter - same && before.at(-1 - sameEnd) === after.at(-1 - sameEnd)) sameEnd += 1;
  const start = Math.min(toWordStart(before, same), toWordStart(after, same));
  const wordEnds = [before, after].map((text) => text.length - toWordEnd(text, text.length - sameEnd));
  const end = Math.min(...wordEnds);
  const parts = (text: string): Parts => {
    const stop = Math.max(start, text.length - end);
    return [text.slice(0, start), text.slice(start, stop), text.slice(stop)];
  };
  return { before: parts(before), after: parts(after) };
};
