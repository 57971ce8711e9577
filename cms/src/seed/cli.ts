import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { ArgumentError, readArguments, type SeedArguments } from './arguments';
import { completeDemoShop } from './demo-shop';
import { fillLargeShop } from './large-shop';

/** Run in cms/, which is where Strapi looks for itself. */
async function seed(wanted: SeedArguments): Promise<void> {
  const appDir = process.cwd();
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: false });
  strapi.log.level = 'warn';
  await strapi.load();
  try {
    const started = Date.now();
    const { items, posts } = await completeDemoShop(strapi);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`demonstration shop: added ${items} items and ${posts} posts in ${seconds} s`);
    await fillLargeShop(strapi, wanted);
  } finally {
    await strapi.destroy();
  }
}

async function main(): Promise<void> {
  try {
    await seed(readArguments(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof ArgumentError ? error.message : explain(error as Error));
    process.exitCode = 1;
  }
}

/** A failed statement is told without its thousands of parameters, which stand before the reason. */
function explain({ message, stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [
    `The seed stopped: ${message.split(' - ').at(-1)}. What is written is kept; run it again to go on.`,
    ...frames,
  ].join('\n');
}

void main();
