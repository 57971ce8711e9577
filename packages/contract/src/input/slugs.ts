export const SLUG_PATTERN = /^[a-z0-9-]+$/;

/** Words that have their own route where a slug would be: marketplace/categories isn't an item. */
export const RESERVED_SLUGS = ['categories', 'tags'];

/**
 * Lowercase, with only word characters and hyphens; each run of spaces becomes one hyphen. SLUG_PATTERN has no underscores, so
 * they count as spaces.
 */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll('_', ' ')
    .trim()
    .replace(/\s+/g, '-');

/** The marketplace's create form also collapses repeated hyphens. */
export const slugifyItemTitle = (title: string): string => slugify(title).replace(/-+/g, '-');
