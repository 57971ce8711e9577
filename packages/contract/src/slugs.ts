export const SLUG_PATTERN = /^[a-z0-9-]+$/;

/** Words that stand where the slug of an item or post would: marketplace/categories is no item. */
export const RESERVED_SLUGS = ['categories', 'tags'];

/** Lowercase, only word characters, spaces and hyphens, runs of spaces to one hyphen. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/** The marketplace create form also collapses repeated hyphens. */
export const slugifyItemTitle = (title: string): string => slugify(title).replace(/-+/g, '-');
