import { type Post, shopPaths } from '@stoa/contract';
import type { Publication } from '../../area/publication';
import { inLine, linkTo } from '../../markdown/plain-markdown';
import { readPost } from './queries/posts';
import { PUBLISHED } from './queries/visibility';
import { toPost } from './serializers/post';
import { blogCategory, blogTag } from './terms';

const dayOf = (time: string): string => new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' });

const byline = ({ author, publishedAt, createdAt }: Post): string =>
  [...(author ? [author.name] : []), dayOf(publishedAt ?? createdAt)].join(' · ');

const markdownOf = (post: Post): string => {
  const { excerpt, category, tags, content } = post;
  const topics = [
    linkTo(category.name, shopPaths.blogInCategory(category.slug)),
    ...tags.map(({ name, slug }) => linkTo(name, shopPaths.blogTagged(slug))),
  ];
  return [...(excerpt ? [`> ${inLine(excerpt)}`] : []), `${inLine(byline(post))} · ${topics.join(', ')}`, content].join(
    '\n\n',
  );
};

export const posts: Publication = {
  table: 'posts',
  visible: PUBLISHED,
  changedAt: 'GREATEST(posts.updated_at, posts.published_on)',
  newest: 'posts.published_on DESC NULLS LAST, posts.id DESC',
  image: 'posts.featured_image',
  name: 'Blog',
  list: {
    path: shopPaths.blog,
    terms: [
      { kind: blogCategory, page: shopPaths.blogInCategory },
      { kind: blogTag, page: shopPaths.blogTagged },
    ],
  },
  page: shopPaths.post,
  async read({ strapi }, slug) {
    const row = await readPost(strapi.db.connection, slug, false);
    if (!row) return undefined;
    const post = toPost(row, false);
    return {
      slug: post.slug,
      title: post.title,
      category: post.category.name,
      note: byline(post),
      image: post.shareImageUrl ?? post.featuredImage,
      markdown: markdownOf(post),
    };
  },
};
