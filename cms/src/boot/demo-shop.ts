import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { readDemoMark } from '../database/demo-mark';
import { DEMO_SHOPS, type DemoShop } from '../demo-shops';
import { Failure } from '../failure';

/** Runs at boot, once in a database's lifetime. What editors delete afterwards stays deleted. */
export async function seedDemoShop(strapi: Core.Strapi, shop: DemoShop): Promise<void> {
  const mark = await readDemoMark(strapi);
  if (mark?.done) {
    if ((mark.shop ?? DEMO_SHOPS.true) !== shop)
      strapi.log.warn(
        `The demonstration shop isn’t the one of DEMO_SHOP=${settingOf(shop)}, since the database already has another. For that one, set DATA_DIR to a new folder, or DATABASE_URL to a new database.`,
      );
    return;
  }
  const { app, dist } = strapi.dirs;
  const needed = [path.join(dist.root, 'demo'), path.join(app.root, 'demo', 'dist', shop)];
  if (!needed.every((folder) => existsSync(folder)))
    throw new Failure(
      'This image was built without the demonstration shop: ' +
        `build it again with DEMO_SHOP=${settingOf(shop)} (docker compose up --build), or set DEMO_SHOP=false.`,
    );
  const started = Date.now();
  // Imported only here and only now, since an image without the demo shop has no such folder.
  const { completeDemoShop } = await import('../../demo/demo-shop.js');
  const { items, posts } = await completeDemoShop(strapi, shop);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  strapi.log.info(`The demonstration shop is ready: ${items} items and ${posts} posts in ${seconds} s`);
}

const settingOf = (shop: DemoShop) => Object.entries(DEMO_SHOPS).find(([, name]) => name === shop)?.[0];
