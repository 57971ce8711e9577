import type { Core } from '@strapi/strapi';
import { writeProperties } from '../../src/api/marketplace/properties/write';
import type { DemoContent, DemoTerm } from '../content';
import { propertiesOf } from '../properties';

const CATEGORY = 'api::marketplace.item-category';

type TermType =
  | 'api::marketplace.item-category'
  | 'api::marketplace.item-tag'
  | 'api::blog.blog-category'
  | 'api::blog.blog-tag';

/** Adds terms whose slug isn't taken. Returns each term's id by slug. */
export async function ensureTerms(strapi: Core.Strapi, uid: TermType, terms: readonly DemoTerm[]) {
  const present = await strapi.db.query(uid).findMany({ select: ['id', 'slug'] });
  const ids = new Map<string, number>(present.map(({ id, slug }) => [slug, id]));
  for (const term of terms) {
    if (ids.has(term.slug)) continue;
    const { id } = await strapi.documents(uid).create({ data: { ...term } });
    ids.set(term.slug, Number(id));
  }
  return ids;
}

/** The same for categories of items, with their properties. */
export async function ensureCategories(strapi: Core.Strapi, categories: DemoContent['itemCategories']) {
  const present = await strapi.db.query(CATEGORY).findMany({ select: ['slug'] });
  const terms = categories.map(({ properties: _, ...term }) => term);
  const ids = await ensureTerms(strapi, CATEGORY, terms);
  for (const { slug, properties } of categories)
    if (!present.some((term) => term.slug === slug))
      await strapi.db.transaction(({ trx }) => writeProperties(trx, idOf(ids, slug), propertiesOf(properties)));
  return ids;
}

/** Returns the id for a slug that the demo content refers to, and throws if there is none. */
export function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demonstration content refers to "${key}", which does not exist.`);
  return id;
}
