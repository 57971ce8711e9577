import { type Post, shopPaths } from '@stoa/contract';
import { absolute, withAbsoluteAddresses } from './absolute';
import { escapeXml } from './xml';

/** What feeds are about: the blog, or those of its posts that have a category or tag. */
export interface FeedAbout {
  origin: string;
  shopName: string;
  title: string;
  description: string;
  /** The page with the same posts, and the feed itself, as paths. */
  page: string;
  self: string;
}

export interface FeedEntry {
  /** Stays when the post gets another slug; posts can be reached by their id, too. */
  id: string;
  link: string;
  title: string;
  summary: string | null;
  author: string | undefined;
  topics: string[];
  publishedAt: Date;
  updatedAt: Date;
  /** HTML. */
  content: string;
}

/** The image comes first, as on the page. */
const contentOf = (origin: string, { featuredImage, contentHtml, slug }: Post): string => {
  const image = featuredImage ? `<p><img src="${escapeXml(absolute(origin, featuredImage))}" alt=""></p>` : '';
  return image + withAbsoluteAddresses(contentHtml, origin, shopPaths.post(slug));
};

export const toFeedEntry = (origin: string, post: Post): FeedEntry => {
  const publishedAt = new Date(post.publishedAt ?? post.createdAt);
  const updatedAt = new Date(post.updatedAt);
  return {
    id: origin + shopPaths.post(post.id),
    link: origin + shopPaths.post(post.slug),
    title: post.title,
    summary: post.excerpt,
    author: post.author?.name,
    topics: [post.category, ...post.tags].map(({ name }) => name),
    publishedAt,
    updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
    content: contentOf(origin, post),
  };
};

/** When anything in the feed last changed. */
export const lastChange = (entries: FeedEntry[]): Date =>
  new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime())));
