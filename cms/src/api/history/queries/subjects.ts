import type { SubjectKind } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import type { Fields } from '../domain/changes';
import { tableOf, titleColumnOf } from '../domain/kinds';

export interface Subject {
  id: number;
  title: string;
  fields: Fields;
}

const reference = (table: string, column: string) =>
  `(SELECT json_build_object('id', id, 'name', name) FROM ${table} WHERE id = subject.${column})`;

const references = (link: string, owner: string, table: string, column: string) =>
  `COALESCE((SELECT json_agg(json_build_object('id', other.id, 'name', other.name) ORDER BY link.${column}_ord, other.id)
     FROM ${link} link JOIN ${table} other ON other.id = link.${column}_id WHERE link.${owner} = subject.id), '[]')`;

const TERM = { name: 'subject.name', slug: 'subject.slug' };

/** The fields that people change, by the contract's names; jsonb would arrive as text, json arrives as what it holds. */
export const FIELDS: Record<SubjectKind, Record<string, string>> = {
  item: {
    title: 'subject.title',
    slug: 'subject.slug',
    description: 'subject.description',
    imageUrl: 'subject.image_url',
    price: 'subject.price',
    discountPrice: 'subject.discount_price',
    stock: 'subject.stock',
    status: 'subject.availability',
    category: reference('item_categories', 'category_id'),
    tags: references('items_tags_lnk', 'item_id', 'item_tags', 'item_tag'),
    features: "COALESCE(subject.features, '[]')::json",
    featured: 'subject.featured',
    published: 'subject.published',
  },
  post: {
    title: 'subject.title',
    slug: 'subject.slug',
    excerpt: 'subject.excerpt',
    content: 'subject.content',
    featuredImage: 'subject.featured_image',
    status: 'subject.state',
    publishedAt: 'subject.published_on',
    category: reference('blog_categories', 'category_id'),
    tags: references('posts_tags_lnk', 'post_id', 'blog_tags', 'blog_tag'),
    author: reference('up_users', 'author_id'),
    featured: 'subject.featured',
  },
  itemCategory: TERM,
  itemTag: TERM,
  blogCategory: { ...TERM, description: 'subject.description' },
  blogTag: TERM,
  settings: {
    shopName: 'subject.shop_name',
    tagline: 'subject.tagline',
    contactEmail: 'subject.contact_email',
    socialLinks: `COALESCE((SELECT json_agg(concat(link->>'network', ': ', link->>'url'))
      FROM jsonb_array_elements(subject.social_links) link), '[]')`,
  },
  // Never a password or a token, nor that one has changed.
  user: {
    name: 'subject.name',
    email: 'subject.email',
    role: `CASE WHEN EXISTS (SELECT FROM up_users_role_lnk link JOIN up_roles role ON role.id = link.role_id
      WHERE link.user_id = subject.id AND role.type = 'admin') THEN 'ADMIN' ELSE 'USER' END`,
    blocked: 'COALESCE(subject.blocked, false)',
    avatar: 'subject.avatar',
  },
};

/** By their ids, or by the document that they are. */
export type Sought = { ids: number[] } | { documentId: string };

/** Records as they are now, locked against other changes until the end of the transaction. */
export const readSubjects = async (sql: Sql, kind: SubjectKind, sought: Sought): Promise<Map<number, Subject>> => {
  if ('ids' in sought && sought.ids.length === 0) return new Map();
  const columns = Object.entries(FIELDS[kind]).map(([field, value]) => sql.raw(`${value} AS ??`, [field]));
  const rows = await sql(`${tableOf(kind)} as subject`)
    .where((subject) =>
      'ids' in sought
        ? subject.whereRaw('subject.id = ANY (?::int[])', [sought.ids])
        : subject.where('subject.document_id', sought.documentId),
    )
    .orderBy('subject.id')
    .forNoKeyUpdate('subject')
    .select({ subjectId: 'subject.id', subjectTitle: `subject.${titleColumnOf(kind)}` }, ...columns);
  return new Map(
    rows.map(({ subjectId, subjectTitle, ...fields }) => [subjectId, { id: subjectId, title: subjectTitle, fields }]),
  );
};
