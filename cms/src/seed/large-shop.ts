import type { Core } from '@strapi/strapi';
import type { SeedArguments } from './arguments';
import { fillItems } from './large/items';
import { readPools } from './large/pools';
import { fillPosts } from './large/posts';

/** Brings the shop up to so many items and posts: bulk statements, mixed from the demonstration shop's own content. */
export async function fillLargeShop(strapi: Core.Strapi, { items, posts }: SeedArguments): Promise<void> {
  const pools = await readPools(strapi);
  const now = new Date();
  if (items !== undefined) await fillItems(strapi, items, pools, now);
  if (posts !== undefined) await fillPosts(strapi, posts, pools, now);
}
