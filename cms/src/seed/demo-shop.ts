import type { Core } from '@strapi/strapi';
import { unrecorded } from '../http/actor';
import { ensureItems } from './demo/items';
import { ensureUploads } from './demo/media-library';
import { ensurePeople } from './demo/people';
import { demoPictures } from './demo/pictures';
import { ensurePosts } from './demo/posts';
import { startOfDay } from './schedule';

/** Kept in Strapi's store: all dates count back from the first day, also where a later run completes an interrupted one. */
interface Mark {
  firstDay: string;
  done: boolean;
}

export interface Seeded {
  items: number;
  posts: number;
}

/** Adds what the demonstration shop lacks, and changes nothing that is there. */
export const completeDemoShop = (strapi: Core.Strapi): Promise<Seeded> => unrecorded(() => complete(strapi));

async function complete(strapi: Core.Strapi): Promise<Seeded> {
  const mark = (await storeOf(strapi).get({})) as Mark | null;
  const firstDay = startOfDay(mark ? new Date(mark.firstDay) : new Date());
  const keep = (done: boolean) => storeOf(strapi).set({ value: { firstDay: firstDay.toISOString(), done } });

  await keep(mark?.done ?? false);
  const addresses = await ensureUploads(strapi, demoPictures);
  const people = await ensurePeople(strapi, addresses, firstDay);
  const items = await ensureItems(strapi, addresses, firstDay);
  const posts = await ensurePosts(strapi, { addresses, people, firstDay });
  await keep(true);
  return { items, posts };
}

/** At boot: once in the life of a database. What an editor deleted afterwards stays deleted. */
export async function seedDemoShop(strapi: Core.Strapi): Promise<void> {
  const mark = (await storeOf(strapi).get({})) as Mark | null;
  if (mark?.done) return;
  const started = Date.now();
  const { items, posts } = await completeDemoShop(strapi);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  strapi.log.info(`The demonstration shop is ready: ${items} items and ${posts} posts in ${seconds} s`);
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'stoa', name: 'seed', key: 'demo-shop' });
