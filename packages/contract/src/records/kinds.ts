/** Records that move to the trash when deleted. */
export const TRASH_KINDS = [
  'item',
  'itemCategory',
  'itemTag',
  'collection',
  'post',
  'blogCategory',
  'blogTag',
  'page',
] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** Records that there is one of. */
export const SINGLE_KINDS = [
  'backupSettings',
  'backupStorage',
  'brand',
  'home',
  'mailServer',
  'menus',
  'paymentProvider',
  'salesSettings',
  'settings',
] as const;

/** Records whose changes are logged as activity. */
export const SUBJECT_KINDS = [
  ...TRASH_KINDS,
  'customer',
  'discount',
  'giftCard',
  'mailTemplate',
  ...SINGLE_KINDS,
  'user',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** Lists with saved views. */
export const VIEW_LISTS = [
  'orders',
  'customers',
  'items',
  'collections',
  'discounts',
  'giftCards',
  'posts',
  'pages',
  'messages',
  'users',
  'trash',
] as const;
export type ViewList = (typeof VIEW_LISTS)[number];
