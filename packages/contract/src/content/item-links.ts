const ITEM_PAGE = /^\/marketplace\/([^/?#.]+)(?:[?#]|$)/;

/** The slug, or the id, in the address of an item’s page; undefined if it’s another page’s. */
export const itemSlugAt = (address: string): string | undefined => {
  const slug = ITEM_PAGE.exec(address)?.[1];
  try {
    // PostgreSQL takes no NUL.
    return slug && decodeURIComponent(slug).replaceAll('\u0000', '');
  } catch {
    return undefined;
  }
};
