import { apiPaths, type PostList, PUBLIC_PAGE_SIZE } from '@stoa/contract';
import { anyText, type ListView, useList } from '@stoa/web-kit';

/** What the address of the blog's list may say, next to its page. */
export const postListParams = { search: anyText(), category: anyText(), tag: anyText() };
export type PostListParam = keyof typeof postListParams;

const latestPublished = { status: 'PUBLISHED', sortBy: 'publishedAt', order: 'desc' };

function postsPath({ page, values }: ListView<PostListParam>): string {
  const paging = { page: String(page), limit: String(PUBLIC_PAGE_SIZE) };
  const query = new URLSearchParams({ ...paging, ...latestPublished });
  for (const [name, text] of Object.entries(values)) if (text !== '') query.set(name, text);
  return `${apiPaths.blog.posts}?${query}`;
}

export const usePosts = ({ page, values }: ListView<PostListParam>) =>
  useList<PostList>((at) => postsPath({ page: at, values }), page);
