import type { Core } from '@strapi/strapi';
import { comments } from '../content/comments';
import { posts } from '../content/posts';
import { postCategories, postTags } from '../content/terms';
import type { DemoPost } from '../content/types';
import { randomFrom, shuffled } from '../pictures/random';
import { viewsByDay, workingHour } from '../schedule';
import { pictureFile } from './pictures';
import { ensureTerms, idOf } from './terms';
import { insertViews } from './views';

const POST = 'api::blog.post';

interface Surroundings {
  addresses: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, number>;
  firstDay: Date;
}

/** Adds the posts whose slug is not taken, oldest first, each with its comments, likes and views; returns how many. */
export async function ensurePosts(strapi: Core.Strapi, { addresses, people, firstDay }: Surroundings) {
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
          featuredImage: addresses.get(pictureFile(post.slug)),
          state: post.status,
          publishedOn: post.status === 'DRAFT' ? null : moment,
          featured: post.featured ?? false,
          category: idOf(categories, post.category),
          tags: post.tags.map((tag) => idOf(tags, tag)),
          author: idOf(people, post.author),
        },
      });
      await trx('posts').where({ id }).update({ created_at: moment, updated_at: moment, view_count: post.viewCount });
      const likers = shuffled(randomFrom(post.slug), [...people.values()]).slice(0, post.likes);
      const record = (made: Date) => ({
        document_id: trx.raw('gen_random_uuid()'),
        post_id: id,
        created_at: made,
        updated_at: made,
        published_at: made,
      });
      if (likers.length > 0) await trx('likes').insert(likers.map((user) => ({ ...record(moment), user_id: user })));
      for (const { by, body, daysLater } of comments.filter((comment) => comment.post === post.slug))
        await trx('comments').insert({
          ...record(workingHour(firstDay, post.daysAgo - daysLater, body)),
          body,
          author_id: idOf(people, by),
        });
      await insertViews(trx, 'post', Number(id), viewsByDay(firstDay, post.daysAgo, post.viewCount, post.slug));
    });

  const taken = new Set((await strapi.db.query(POST).findMany({ select: ['slug'] })).map(({ slug }) => slug));
  const missing = posts.filter(({ slug }) => !taken.has(slug)).sort((first, second) => second.daysAgo - first.daysAgo);
  for (const post of missing) await addPost(post);
  return missing.length;
}
