/** What visitors see: published, and not scheduled for later. */
export const PUBLISHED = "posts.state = 'PUBLISHED' AND (posts.published_on IS NULL OR posts.published_on <= now())";
