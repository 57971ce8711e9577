/** The beginning of a text. Half of a character is none, and PostgreSQL takes no JSON with one in it. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
