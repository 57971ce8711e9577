import type { Core } from '@strapi/strapi';
import { readDemoMark, writeDemoMark } from '../src/boot/demo-mark';
import { unrecorded } from '../src/http/actor';
import { readContent } from './content';
import { demoFolders } from './folders';
import { imagesOf } from './images';
import { startOfDay } from './schedule';
import { ensureCollections } from './shop/collections';
import { ensureItems } from './shop/items';
import { ensureUploads } from './shop/media-library';
import { ensurePages } from './shop/pages';
import { ensurePeople } from './shop/people';
import { ensurePosts } from './shop/posts';
import { ensureHome, ensureMenus, ensureReturns, ensureSocialLinks } from './shop/store';

export interface Seeded {
  items: number;
  posts: number;
}

/** Adds what the demo shop is missing and leaves existing records unchanged. */
export const completeDemoShop = (strapi: Core.Strapi): Promise<Seeded> => unrecorded(() => complete(strapi));

async function complete(strapi: Core.Strapi): Promise<Seeded> {
  const mark = await readDemoMark(strapi);
  // Always the first run's day, even if a later run finishes the job.
  const firstDay = startOfDay(mark ? new Date(mark.firstDay) : new Date());
  const keep = (done: boolean) => writeDemoMark(strapi, { firstDay: firstDay.toISOString(), done });
  const folders = demoFolders(strapi.dirs.app.root);
  const content = readContent(folders.content);

  await keep(mark?.done ?? false);
  const addresses = await ensureUploads(strapi, imagesOf(content), folders.drawn);
  const people = await ensurePeople(strapi, content, { addresses, firstDay });
  const items = await ensureItems(strapi, content, { addresses, firstDay });
  const posts = await ensurePosts(strapi, content, { addresses, people, firstDay });
  await ensureCollections(strapi, content, addresses);
  await ensurePages(strapi, content);
  await ensureSocialLinks(strapi, content);
  await ensureMenus(strapi, content);
  await ensureHome(strapi, content, addresses);
  await ensureReturns(strapi);
  await keep(true);
  return { items, posts };
}
