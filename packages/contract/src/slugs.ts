export const SLUG_PATTERN = /^[a-z0-9-]+$/;

/** Lowercase, only word characters, spaces and hyphens, runs of spaces to one hyphen. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/** The marketplace create form also collapses repeated hyphens. */
export const slugifyItemTitle = (title: string): string => slugify(title).replace(/-+/g, '-');
