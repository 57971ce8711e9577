import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { Failure } from '../failure';
import { readDemoMark } from './demo-mark';

/** Runs at boot, once in a database's lifetime. What editors delete afterwards stays deleted. */
export async function seedDemoShop(strapi: Core.Strapi): Promise<void> {
  if ((await readDemoMark(strapi))?.done) return;
  if (!existsSync(path.join(strapi.dirs.dist.root, 'demo')))
    throw new Failure(
      'This image was built without the demonstration shop: ' +
        'build it again with DEMO_SHOP=true (docker compose up --build), or set DEMO_SHOP=false.',
    );
  const started = Date.now();
  // Imported only here and only now, since an image without the demo shop has no such folder.
  const { completeDemoShop } = await import('../../demo/demo-shop.js');
  const { items, posts } = await completeDemoShop(strapi);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  strapi.log.info(`The demonstration shop is ready: ${items} items and ${posts} posts in ${seconds} s`);
}
