import { type Post, shopPaths } from '@stoa/contract';
import type { Publication } from '../../area/publication';
import { readTimeZone } from '../../database/days';
import { formatDate } from '../../dates';
import { inLine, linkTo } from '../../markdown/plain-markdown';
import { readPost } from './queries/posts';
import { PUBLISHED } from './queries/visibility';
import { toPost } from './serializers/post';
import { blogCategory, blogTag } from './terms';

const bylineOf = ({ author, publishedAt, createdAt }: Post, zone: string): string =>
  [...(author ? [author.name] : []), formatDate(new Date(publishedAt ?? createdAt), zone)].join(' · ');

const markdownOf = (post: Post, byline: string): string => {
  const { excerpt, category, tags, content } = post;
  const topics = [
    linkTo(category.name, shopPaths.blogInCategory(category.slug)),
    ...tags.map(({ name, slug }) => linkTo(name, shopPaths.blogTagged(slug))),
  ];
  return [...(excerpt ? [`> ${inLine(excerpt)}`] : []), `${inLine(byline)} · ${topics.join(', ')}`, content].join(
    '\n\n',
  );
};

export const posts: Publication = {
  kind: 'post',
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
    const byline = bylineOf(post, await readTimeZone(strapi.db.connection));
    return {
      slug: post.slug,
      title: post.title,
      category: post.category.name,
      note: byline,
      image: post.shareImageUrl ?? post.featuredImage,
      markdown: markdownOf(post, byline),
    };
  },
};
