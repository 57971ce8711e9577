/** Markdown without its marks, headings, tables, and images, close to what the shop makes of it. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/^```.*?^```|^ *[#|][^\n]*|!\[[^\]]*\]\([^)]*\)/gms, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*([-+*>]|\d+\.)\s|[*_~`]/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
