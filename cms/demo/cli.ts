import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { DEMO_SHOPS } from '../src/demo-shops';
import { environment } from '../src/environment';
import { Failure } from '../src/failure';
import { ArgumentError, readArguments, type SeedArguments } from './arguments';
import { completeDemoShop } from './demo-shop';
import { demoFolders } from './folders';
import { fillLargeShop } from './large-shop';
import { readContent } from './read-content';

/** Must run in cms/, where Strapi looks for its files. */
async function seed(args: SeedArguments): Promise<void> {
  const appDir = process.cwd();
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: false });
  strapi.log.level = 'warn';
  await strapi.load();
  try {
    const shop = environment.demoShop ?? DEMO_SHOPS.true;
    const started = Date.now();
    const { items, posts } = await completeDemoShop(strapi, shop);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`demonstration shop: added ${items} items and ${posts} posts in ${seconds} s`);
    await fillLargeShop(strapi, args, readContent(demoFolders(appDir, shop).content));
  } finally {
    await strapi.destroy();
  }
}

async function main(): Promise<void> {
  try {
    await seed(readArguments(process.argv.slice(2)));
  } catch (error) {
    const isSentence = error instanceof ArgumentError || error instanceof Failure;
    console.error(isSentence ? error.message : explain(error as Error));
    // A failed boot leaves connections open, which would keep this process alive.
    process.exit(1);
  }
}

/** Drops the thousands of parameters that a failed statement puts before the reason. */
function explain({ message, stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [
    `The seed stopped: ${message.split(' - ').at(-1)}. What is written is kept; run it again to go on.`,
    ...frames,
  ].join('\n');
}

void main();
