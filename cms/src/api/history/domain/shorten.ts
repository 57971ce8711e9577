import { CHANGE_TEXT_LENGTH } from '@stoa/contract';

type Text = string | null;

/** How much unchanged text to keep before the first difference. */
const CONTEXT = 100;
const ELLIPSIS = '…';

const isLowSurrogate = (text: string, index: number): boolean => /^[\uDC00-\uDFFF]/.test(text.slice(index, index + 1));

/** Never splits a surrogate pair. */
const wholeFrom = (text: string, index: number): number => (isLowSurrogate(text, index) ? index - 1 : index);

const commonStart = (one: string, other: string): number => {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
};

const cut = (text: Text, from: number): Text => {
  if (text === null) return null;
  const start = wholeFrom(text, from);
  const end = wholeFrom(text, Math.min(text.length, start + CHANGE_TEXT_LENGTH - 2 * ELLIPSIS.length));
  return `${start > 0 ? ELLIPSIS : ''}${text.slice(start, end)}${end < text.length ? ELLIPSIS : ''}`;
};

/** Limits both sides of a change: long texts are cut to the part around the first difference. */
export const shorten = (before: Text, after: Text): { before: Text; after: Text; shortened: boolean } => {
  if (Math.max(before?.length ?? 0, after?.length ?? 0) <= CHANGE_TEXT_LENGTH)
    return { before, after, shortened: false };
  const from = Math.max(0, commonStart(before ?? '', after ?? '') - CONTEXT);
  return { before: cut(before, from), after: cut(after, from), shortened: true };
};
