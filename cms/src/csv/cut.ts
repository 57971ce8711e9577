/** The start of a text. Never ends in half a surrogate pair, which PostgreSQL refuses in JSON. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
