const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** The words of a text as its reader counts them: marks of Markdown are none. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;
