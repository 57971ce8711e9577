const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Counts words as readers would: Markdown marks don't count. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;
