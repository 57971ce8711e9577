import type { Core } from '@strapi/strapi';
import { readDemoMark, writeDemoMark } from '../src/database/demo-mark';
import { DEMO_SHOPS, type DemoShop } from '../src/demo-shops';
import { Failure } from '../src/failure';
import { unrecorded } from '../src/http/actor';
import { demoFolders } from './folders';
import { imagesOf } from './images';
import { readContent } from './read-content';
import { startOfDay } from './schedule';
import { ensureCollections } from './shop/collections';
import { ensureItems } from './shop/items';
import { ensureUploads } from './shop/media-library';
import { ensurePages } from './shop/pages';
import { ensurePeople } from './shop/people';
import { ensurePosts } from './shop/posts';
import { ensureBrand, ensureHome, ensureMenus, ensureSales, ensureSettings } from './shop/store';

export interface Seeded {
  items: number;
  posts: number;
}

/** Adds what the demo shop is missing and leaves existing records unchanged. */
export const completeDemoShop = (strapi: Core.Strapi, shop: DemoShop): Promise<Seeded> =>
  unrecorded(() => complete(strapi, shop));

async function complete(strapi: Core.Strapi, shop: DemoShop): Promise<Seeded> {
  const mark = await readDemoMark(strapi);
  if (mark && (mark.shop ?? DEMO_SHOPS.true) !== shop)
    throw new Failure(
      'This database has another demonstration shop. Start with an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database.',
    );
  // Always the first run's day, even if a later run finishes the job.
  const firstDay = startOfDay(mark ? new Date(mark.firstDay) : new Date());
  const keep = (done: boolean) => writeDemoMark(strapi, { shop, firstDay: firstDay.toISOString(), done });
  const folders = demoFolders(strapi.dirs.app.root, shop);
  const content = readContent(folders.content);

  await keep(mark?.done ?? false);
  const addresses = await ensureUploads(strapi, imagesOf(content), folders.drawn);
  const people = await ensurePeople(strapi, content, { addresses, firstDay });
  const items = await ensureItems(strapi, content, { addresses, firstDay });
  const posts = await ensurePosts(strapi, content, { addresses, people, firstDay });
  await ensureCollections(strapi, content, addresses);
  await ensurePages(strapi, content);
  await ensureSettings(strapi, content);
  await ensureMenus(strapi, content);
  await ensureHome(strapi, content, addresses);
  await ensureBrand(strapi, content, addresses);
  await ensureSales(strapi, content);
  await keep(true);
  return { items, posts };
}
