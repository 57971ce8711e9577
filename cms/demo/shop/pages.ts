import type { Core } from '@strapi/strapi';
import { services } from '../../src/services';
import type { DemoContent } from '../content';

/** Adds pages whose slug isn't taken. */
export async function ensurePages(strapi: Core.Strapi, { pages }: DemoContent): Promise<void> {
  const taken = new Set(
    (await strapi.db.query('api::pages.page').findMany({ select: ['slug'] })).map(({ slug }) => slug),
  );
  for (const page of pages) if (!taken.has(page.slug)) await services(strapi).pages.pages.create(page);
}
