import type { Core } from '@strapi/strapi';
import { Failure } from '../../src/failure';
import type { DemoContent } from '../content';
import { imageFile } from '../images';
import { propertiesOf, similarValues } from '../properties';

export interface Article {
  title: string;
  excerpt: string;
  content: string;
  content_html: string;
  opening: string;
  /** JSON text, as an insert expects. */
  headings: string;
  reading_minutes: number;
  featured_image: string | null;
  category_id: number;
  author_id: number;
  tags: number[];
}

/** Looks up what the demo shop must have. */
const inShop =
  <Value>(found: ReadonlyMap<string, Value>, what: string) =>
  (key: string): Value => {
    const value = found.get(key);
    if (value === undefined)
      throw new Error(`The demonstration shop has no ${what} "${key}" to make a large shop from.`);
    return value;
  };

/** What a large shop is mixed from: the demo shop's terms, people, images, and articles. */
export async function readPools(strapi: Core.Strapi, { items, posts, largeShop, itemCategories }: DemoContent) {
  if (!largeShop) throw new Failure('Only DEMO_SHOP=true can be made a large shop.');
  const sql = strapi.db.connection;
  const bySlug = async (table: string): Promise<Map<string, number>> =>
    new Map((await sql(table).select('slug', 'id')).map(({ slug, id }) => [slug, id]));
  const files = await sql('files').select('name', 'url');
  const urls = new Map(files.map(({ name, url }): [string, string] => [name, url]));
  const image = inShop(urls, 'image');
  const articles: Article[] = await sql('posts')
    .where('state', 'PUBLISHED')
    .whereIn(
      'slug',
      posts.map(({ slug }) => slug),
    )
    .orderBy('id')
    .select('title', 'excerpt', 'content', 'content_html', 'opening', 'reading_minutes', sql.raw('headings::text'))
    .select('featured_image', 'category_id', 'author_id')
    .select(
      sql.raw('ARRAY(SELECT blog_tag_id FROM posts_tags_lnk WHERE post_id = posts.id ORDER BY blog_tag_ord) AS tags'),
    );
  if (articles.length === 0) throw new Error('The demonstration shop has no articles to make a large shop from.');
  return {
    ranges: largeShop,
    itemCategory: inShop(await bySlug('item_categories'), 'category'),
    itemTag: inShop(await bySlug('item_tags'), 'tag'),
    images: (drawing: string) => image(imageFile(drawing)),
    articles,
    /** JSON text, as an insert expects. */
    propertiesLike(image: string, title: string): string {
      const like = items.find(({ slug }) => slug === image);
      const category = itemCategories.find(({ slug }) => slug === like?.category);
      return JSON.stringify(similarValues(propertiesOf(category?.properties ?? []), like?.properties ?? {}, title));
    },
    /** The age of the demo shop's oldest record, in days. */
    demoDays: Math.max(...[...items, ...posts].map(({ daysAgo }) => daysAgo)),
  };
}

export type Pools = Awaited<ReturnType<typeof readPools>>;
