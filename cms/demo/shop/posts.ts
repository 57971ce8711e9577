import type { Core } from '@strapi/strapi';
import type { DemoContent, DemoPost } from '../content';
import { imageFile } from '../images';
import { viewsByDay, workingHour } from '../schedule';
import { ensureTerms, idOf } from './terms';
import { insertViews } from './views';

const POST = 'api::blog.post';

interface Surroundings {
  addresses: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, number>;
  firstDay: Date;
}

/** Adds posts whose slug isn't taken, oldest first, each in its own transaction. Returns how many. */
export async function ensurePosts(
  strapi: Core.Strapi,
  { posts, postCategories, postTags }: DemoContent,
  { addresses, people, firstDay }: Surroundings,
): Promise<number> {
  const categories = await ensureTerms(strapi, 'api::blog.blog-category', postCategories);
  const tags = await ensureTerms(strapi, 'api::blog.blog-tag', postTags);

  const addPost = (post: DemoPost) =>
    strapi.db.transaction(async ({ trx }) => {
      const moment = workingHour(firstDay, post.daysAgo, post.slug);
      const { id } = await strapi.documents(POST).create({
        data: {
          title: post.title,
          slug: post.slug,
          excerpt: post.excerpt,
          content: post.content,
          featuredImage: addresses.get(imageFile(post.slug)),
          state: post.status,
          publishedOn: post.status === 'DRAFT' ? null : moment,
          featured: post.featured ?? false,
          category: idOf(categories, post.category),
          tags: post.tags.map((tag) => idOf(tags, tag)),
          author: idOf(people, post.author),
        },
      });
      await trx('posts').where({ id }).update({ created_at: moment, updated_at: moment, view_count: post.viewCount });
      await insertViews(trx, 'post', Number(id), viewsByDay(firstDay, post.daysAgo, post.viewCount, post.slug));
    });

  const taken = new Set((await strapi.db.query(POST).findMany({ select: ['slug'] })).map(({ slug }) => slug));
  const missing = posts.filter(({ slug }) => !taken.has(slug)).sort((first, second) => second.daysAgo - first.daysAgo);
  for (const post of missing) await addPost(post);
  return missing.length;
}
