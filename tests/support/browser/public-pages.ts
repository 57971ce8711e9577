/**
 * A page of each kind that visitors come to first. The item, which has options, and the post are the demo shop's own: the newest
 * would be those that another test has added.
 */
export const PUBLIC_PAGES = {
  home: '/',
  list: '/marketplace',
  item: '/marketplace/marbled-notebook-set-of-three',
  blog: '/blog',
  post: '/blog/where-our-wool-comes-from',
};

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
