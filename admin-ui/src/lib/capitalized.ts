/** For messages, which begin with it. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
