import { apiPaths, type ItemList, type PostList } from '@stoa/contract';
import type { Shop } from '../shop/shop';

/** The addresses of a page of each kind that visitors come to first. */
export async function publicPages(shop: Shop) {
  const [item] = (await shop.visitor().get<ItemList>(apiPaths.marketplace.items)).data.items;
  const [post] = (await shop.visitor().get<PostList>(apiPaths.blog.posts)).data.items;
  return {
    home: '/',
    list: '/marketplace',
    item: `/marketplace/${item?.slug}`,
    blog: '/blog',
    post: `/blog/${post?.slug}`,
  };
}

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
