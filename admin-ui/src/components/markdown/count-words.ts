const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

const ADDRESS = /\]\([^)\s]*/g;

/** Counts words as readers would: Markdown marks and addresses don't count. */
export const countWords = (text: string): number => text.replace(ADDRESS, ']').match(WORD)?.length ?? 0;
