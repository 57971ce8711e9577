import { MAX_ID } from '@stoa/contract';

/** Parses an id cell: undefined if empty (a new record), NaN if it isn't a valid id. */
export const recordIdIn = (cell = ''): number | undefined => {
  const text = cell.trim();
  if (text === '') return undefined;
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : Number.NaN;
};
