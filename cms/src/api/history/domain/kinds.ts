import { type SubjectKind, TRASH_KINDS, type TrashKind } from '@stoa/contract';

/** Where the records of each kind live. */
const KINDS = {
  item: { uid: 'api::marketplace.item', table: 'items' },
  itemCategory: { uid: 'api::marketplace.item-category', table: 'item_categories' },
  itemTag: { uid: 'api::marketplace.item-tag', table: 'item_tags' },
  post: { uid: 'api::blog.post', table: 'posts' },
  blogCategory: { uid: 'api::blog.blog-category', table: 'blog_categories' },
  blogTag: { uid: 'api::blog.blog-tag', table: 'blog_tags' },
  settings: { uid: 'api::store.setting', table: 'store_settings' },
  user: { uid: 'plugin::users-permissions.user', table: 'up_users' },
} as const satisfies Record<SubjectKind, { uid: string; table: string }>;

const byUid = new Map<string, SubjectKind>(Object.entries(KINDS).map(([kind, { uid }]) => [uid, kind as SubjectKind]));

export const kindOf = (uid: string): SubjectKind | undefined => byUid.get(uid);
export const tableOf = (kind: SubjectKind): string => KINDS[kind].table;
export const isTrashKind = (kind: SubjectKind | undefined): kind is TrashKind =>
  TRASH_KINDS.some((known) => known === kind);

/** Links between two records, each end by its column. */
const LINKS: Record<string, Record<string, TrashKind>> = {
  items_tags_lnk: { item_id: 'item', item_tag_id: 'itemTag' },
  posts_tags_lnk: { post_id: 'post', blog_tag_id: 'blogTag' },
};

/** What a record alone owns: it is nothing without it. */
const OWNED: Partial<Record<TrashKind, [table: string, column: string][]>> = {
  post: [
    ['comments', 'post_id'],
    ['likes', 'post_id'],
  ],
};

export interface Belonging {
  table: string;
  /** That holds the record's id. */
  column: string;
  /** The other end, where this is a link. */
  other?: { column: string; kind: TrashKind };
}

/** All rows of other tables that go with a record and come back with it. */
export const belongingsOf = (kind: TrashKind): Belonging[] => [
  ...Object.entries(LINKS).flatMap(([table, ends]) =>
    Object.entries(ends)
      .filter(([, end]) => end === kind)
      .map(([column]) => {
        const [other] = Object.entries(ends).filter(([, end]) => end !== kind);
        return { table, column, ...(other && { other: { column: other[0], kind: other[1] } }) };
      }),
  ),
  ...(OWNED[kind] ?? []).map(([table, column]) => ({ table, column })),
];

/** The one relation without which a record of that kind cannot be. */
const CATEGORIES: Partial<Record<TrashKind, TrashKind>> = { item: 'itemCategory', post: 'blogCategory' };
export const categoryKindOf = (kind: TrashKind): TrashKind | undefined => CATEGORIES[kind];

const TITLED: SubjectKind[] = ['item', 'post'];
export const titleColumnOf = (kind: SubjectKind): string => {
  if (kind === 'settings') return 'shop_name';
  return TITLED.includes(kind) ? 'title' : 'name';
};
