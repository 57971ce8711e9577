import type { Core } from '@strapi/strapi';
import type { DemoContent } from '../content';
import type { Pool } from '../random';

export interface Article {
  excerpt: string;
  content: string;
  content_html: string;
  opening: string;
  /** JSON text, as an insert expects. */
  headings: string;
  reading_minutes: number;
}

const filled = <T>(list: T[], what: string): Pool<T> => {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error(`The demonstration shop has no ${what} to make a large shop from.`);
  return [first, ...rest];
};

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

/** What a large shop is mixed from: the demo shop's terms, people, images, and texts. */
export async function readPools(
  strapi: Core.Strapi,
  { items, posts, itemCategories, itemTags, postCategories, postTags, authors, largeShop }: DemoContent,
) {
  const sql = strapi.db.connection;
  const ids = async (table: string, column: string, values: string[]): Promise<Pool<number>> =>
    filled(await sql(table).whereIn(column, values).orderBy('id').pluck('id'), table.replace('_', ' '));
  return {
    itemCategories: await ids('item_categories', 'slug', slugs(itemCategories)),
    itemTags: await ids('item_tags', 'slug', slugs(itemTags)),
    itemPictures: filled<string>(
      await sql('items').whereIn('slug', slugs(items)).orderBy('id').pluck('image_url'),
      'pictures',
    ),
    postCategories: await ids('blog_categories', 'slug', slugs(postCategories)),
    postTags: await ids('blog_tags', 'slug', slugs(postTags)),
    postPictures: filled<string>(
      await sql('posts')
        .whereIn('slug', slugs(posts))
        .whereNotNull('featured_image')
        .orderBy('id')
        .pluck('featured_image'),
      'pictures',
    ),
    articles: filled<Article>(
      await sql('posts')
        .whereIn('slug', slugs(posts))
        .orderBy('id')
        .select('excerpt', 'content', 'content_html', 'opening', 'reading_minutes', sql.raw('headings::text')),
      'articles',
    ),
    authors: await ids(
      'up_users',
      'email',
      authors.map(({ email }) => email),
    ),
    words: largeShop,
  };
}

export type Pools = Awaited<ReturnType<typeof readPools>>;
