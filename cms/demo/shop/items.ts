import type { Core } from '@strapi/strapi';
import { services } from '../../src/services';
import type { DemoContent, DemoItem } from '../content';
import { galleryOf, imageFile } from '../images';
import { offerOf } from '../offer';
import { viewsByDay, workingHour } from '../schedule';
import { ensureCategories, ensureTerms, idOf } from './terms';
import { insertViews } from './views';

const ITEM = 'api::marketplace.item';

/** Adds items whose slug isn't taken, oldest first, each in its own transaction. Returns how many. */
export async function ensureItems(
  strapi: Core.Strapi,
  { items, itemCategories, itemTags }: DemoContent,
  { addresses, firstDay }: { addresses: ReadonlyMap<string, string>; firstDay: Date },
): Promise<number> {
  const categories = await ensureCategories(strapi, itemCategories);
  const tags = await ensureTerms(strapi, 'api::marketplace.item-tag', itemTags);

  const addItem = (item: DemoItem) =>
    strapi.db.transaction(async ({ trx }) => {
      const id = await services(strapi).marketplace.items.add({
        title: item.title,
        slug: item.slug,
        description: item.description,
        imageUrl: addresses.get(imageFile(item.slug)) ?? '',
        imageAlt: item.alt,
        gallery: galleryOf(item).map(({ slug, alt }) => ({ url: addresses.get(imageFile(slug)) ?? '', alt })),
        price: item.price,
        discountPrice: item.discountPrice ?? null,
        priceKind: item.priceKind ?? 'FIXED',
        unitPrice: item.unitPrice ?? null,
        status: item.status,
        stock: item.stock ?? 0,
        ...offerOf(item, firstDay, (place) => addresses.get(imageFile(`${item.slug}-${place}`)) ?? null),
        featured: item.featured ?? false,
        published: !item.unpublished,
        needsShipping: item.needsShipping ?? null,
        giftCard: false,
        features: item.features,
        properties: item.properties,
        categoryId: idOf(categories, item.category),
        tags: item.tags.map((tag) => idOf(tags, tag)),
      });
      const moment = workingHour(firstDay, item.daysAgo, item.slug);
      await trx('items').where({ id }).update({ created_at: moment, updated_at: moment, view_count: item.viewCount });
      await insertViews(trx, 'item', id, viewsByDay(firstDay, item.daysAgo, item.viewCount, item.slug));
    });

  const taken = new Set((await strapi.db.query(ITEM).findMany({ select: ['slug'] })).map(({ slug }) => slug));
  const missing = items.filter(({ slug }) => !taken.has(slug)).sort((first, second) => second.daysAgo - first.daysAgo);
  for (const item of missing) await addItem(item);
  return missing.length;
}
