/** Numbers and word lists shared by every part of the shop. No schemas here: the panel's first load needs only these. */

export const PUBLIC_PAGE_SIZE = 9;
/** Rows of four, or pairs on phones. */
export const COLLECTION_PAGE_SIZE = 12;
export const ADMIN_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const HOME_FEATURED_ITEMS = 3;
export const HOME_LATEST_POSTS = 3;

export const ITEM_STATUSES = ['AVAILABLE', 'SOLD_OUT', 'COMING_SOON'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** FROM: what is paid may be more, as for work by request. */
export const PRICE_KINDS = ['FIXED', 'FROM'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

export const ITEM_SORTS = ['createdAt', 'price', 'title'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

export const POST_STATUSES = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const POST_SORTS = ['publishedAt', 'createdAt', 'title', 'category', 'status', 'viewCount'] as const;
export type PostSort = (typeof POST_SORTS)[number];

/** Of the shop's own pages. */
export const PAGE_STATUSES = ['DRAFT', 'PUBLISHED'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

export const PAGE_SORTS = ['title', 'status', 'updatedAt'] as const;
export type PageSort = (typeof PAGE_SORTS)[number];

export const COLLECTION_SORTS = ['title', 'updatedAt'] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

export const MEDIA_SORTS = ['createdAt', 'name', 'size'] as const;
export const MESSAGE_SORTS = ['createdAt', 'name', 'subject'] as const;
export const USER_SORTS = ['createdAt', 'name', 'email', 'role'] as const;

export const ROLES = ['ADMIN', 'USER'] as const;
export type Role = (typeof ROLES)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Images of an item, besides the one on its card. */
export const MAX_GALLERY = 11;
/** Items that go with an item, picked by hand. Those that can’t be had aren’t shown. */
export const MAX_ALSO_LIKE = 8;
/** What kind of values a property of a category has. */
export const PROPERTY_KINDS = ['CHOICE', 'NUMBER', 'TEXT', 'FLAG'] as const;
export type PropertyKind = (typeof PROPERTY_KINDS)[number];
/** Of a category. */
export const MAX_PROPERTIES = 30;
export const MAX_CHOICES = 100;
export const MAX_PROPERTY_TEXT = 200;
/** Either way. */
export const MAX_PROPERTY_NUMBER = 1_000_000_000;

export const MAX_OPTIONS = 3;
/** Of one option. */
export const MAX_VALUES = 50;
export const MAX_VARIANTS = 100;
/** Asked about at once. */
export const MAX_CART_LINES = 100;

export const CURRENCY = 'USD';

/** What social networks show best. */
export const SHARE_IMAGE = { width: 1200, height: 630 };

/** The maximum of PostgreSQL's integer, the type of every id. */
export const MAX_ID = 2_147_483_647;
/** The maximum of numeric(10,2), the type of every price. */
export const MAX_PRICE = 99_999_999.99;

/** `purged`: permanently deleted from the trash. */
export const ACTIVITY_ACTIONS = ['created', 'updated', 'deleted', 'restored', 'purged'] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** The number of days statistics cover by default. */
export const DEFAULT_STATS_DAYS = 30;
export const MAX_STATS_DAYS = 366;

/** From a new shop to its first sale, in the order in which people do it. */
export const FIRST_STEPS = ['name', 'contact', 'brand', 'item', 'payment', 'mail', 'order'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Texts below an item, as Markdown. The category's stand for those that an item doesn't have. */
export const ITEM_SECTIONS = ['details', 'delivery', 'care'] as const;
export type ItemSection = (typeof ITEM_SECTIONS)[number];

export const ITEM_SECTION_NAMES: Record<ItemSection, string> = {
  details: 'Details',
  delivery: 'Shipping and returns',
  care: 'Care',
};
