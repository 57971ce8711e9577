import { ACTIVITY_ACTIONS, type ActivityAction, type ActivityEntry, type SubjectKind } from '@stoa/contract';

const KINDS: Record<SubjectKind, { one: string; many: string }> = {
  item: { one: 'item', many: 'Items' },
  itemCategory: { one: 'item category', many: 'Item categories' },
  itemTag: { one: 'item tag', many: 'Item tags' },
  post: { one: 'post', many: 'Posts' },
  blogCategory: { one: 'blog category', many: 'Blog categories' },
  blogTag: { one: 'blog tag', many: 'Blog tags' },
  settings: { one: 'settings', many: 'Settings' },
  user: { one: 'user', many: 'Users' },
};

const ACTIONS: Record<ActivityAction, { past: string; name: string }> = {
  created: { past: 'created', name: 'Created' },
  updated: { past: 'changed', name: 'Changed' },
  deleted: { past: 'deleted', name: 'Deleted' },
  restored: { past: 'restored', name: 'Restored' },
  purged: { past: 'deleted for good', name: 'Deleted for good' },
};

export const kindWord = (kind: SubjectKind): string => KINDS[kind].one;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const kindName = (kind: SubjectKind): string => capital(kindWord(kind));

export const kindChoices = (kinds: readonly SubjectKind[]) => [
  { value: '', label: 'All kinds' },
  ...kinds.map((kind) => ({ value: kind as string, label: KINDS[kind].many })),
];

export const actionChoices = [
  { value: '', label: 'All actions' },
  ...ACTIVITY_ACTIONS.map((action) => ({ value: action as string, label: ACTIONS[action].name })),
];

/** 'changed the item', before the title; the settings have none. */
export const whatHappened = ({ action, subject: { kind } }: Pick<ActivityEntry, 'action' | 'subject'>): string =>
  `${ACTIONS[action].past} the ${kindWord(kind)}`;

/** 'discountPrice' → 'Discount price'; addresses of pictures are called what they show. */
const FIELD_NAMES: Record<string, string> = {
  imageUrl: 'Picture',
  featuredImage: 'Picture',
  avatar: 'Picture',
  publishedAt: 'Published on',
  contactEmail: 'Contact address',
};

export const fieldName = (field: string): string =>
  FIELD_NAMES[field] ?? capital(field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
