import type { Core } from '@strapi/strapi';
import { items } from '../content/items';
import { authors, readers } from '../content/people';
import { posts } from '../content/posts';
import { itemCategories, itemTags, postCategories, postTags } from '../content/terms';

export type Pool<T> = readonly [T, ...T[]];

export interface Article {
  excerpt: string;
  content: string;
  content_html: string;
  opening: string;
  /** As JSON text, which is what an insert takes. */
  headings: string;
  reading_minutes: number;
}

const filled = <T>(list: T[], what: string): Pool<T> => {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error(`The demonstration shop has no ${what} to make a large shop from.`);
  return [first, ...rest];
};

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

/** What a large shop is mixed from: terms, people, pictures and texts of the demonstration shop. */
export async function readPools(strapi: Core.Strapi) {
  const sql = strapi.db.connection;
  const ids = async (table: string, column: string, values: string[]): Promise<Pool<number>> =>
    filled(await sql(table).whereIn(column, values).orderBy('id').pluck('id'), table.replace('_', ' '));
  const people = [...authors, ...readers];
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
    people: await ids(
      'up_users',
      'email',
      people.map(({ email }) => email),
    ),
  };
}

export type Pools = Awaited<ReturnType<typeof readPools>>;
