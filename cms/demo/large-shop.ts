import type { Core } from '@strapi/strapi';
import type { SeedArguments } from './arguments';
import type { DemoContent } from './content';
import { fillItems } from './large/items';
import { readPools } from './large/pools';
import { fillPosts } from './large/posts';

/** Fills the shop up to the given numbers of items and posts with bulk inserts, mixed from the demo shop's content. */
export async function fillLargeShop(strapi: Core.Strapi, { items, posts }: SeedArguments, content: DemoContent) {
  if (items === undefined && posts === undefined) return;
  const pools = await readPools(strapi, content);
  const now = new Date();
  if (items !== undefined) await fillItems(strapi, items, pools, now);
  if (posts !== undefined) await fillPosts(strapi, posts, pools, now);
}
