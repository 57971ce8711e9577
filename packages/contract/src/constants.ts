/** The numbers and word lists of the shop that every part shares. */

export const PUBLIC_PAGE_SIZE = 9;
export const ADMIN_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const HOME_FEATURED_ITEMS = 3;
export const HOME_LATEST_POSTS = 3;

export const ITEM_STATUSES = ['AVAILABLE', 'SOLD_OUT', 'COMING_SOON'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export const ITEM_SORTS = ['createdAt', 'price', 'title'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

export const POST_STATUSES = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const ROLES = ['ADMIN', 'USER'] as const;
export type Role = (typeof ROLES)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

export const CURRENCY = 'USD';

/** PostgreSQL's integer, the type of every id. */
export const MAX_ID = 2_147_483_647;
/** numeric(10,2), the type of every price. */
export const MAX_PRICE = 99_999_999.99;
