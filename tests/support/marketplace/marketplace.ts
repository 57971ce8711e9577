import {
  apiPaths,
  type FullItem,
  type Item,
  type ItemDetail,
  type MarketplaceCategory,
  type MarketplaceTerm,
  slugify,
} from '@stoa/contract';
import { type Client, created } from '../shop/client';
import { openShop, type Shop } from '../shop/shop';

/** A complete, valid item; tests override only what matters to them. */
export const itemBody = (categoryId: number, more: Record<string, unknown> = {}) => ({
  title: 'Oak table',
  slug: 'oak-table',
  description: 'A table of solid oak, oiled by hand.',
  price: 120.5,
  imageUrl: 'https://images.example/oak-table.jpg',
  categoryId,
  ...more,
});

export const createItem = (admin: Client, categoryId: number, more: Record<string, unknown> = {}) =>
  created(admin.post<FullItem>(apiPaths.marketplace.items, itemBody(categoryId, more)));

/** Items for one spec, each with its own name: `Leaving 1`, `Leaving 2`. */
export const itemsCalled = (name: string) => {
  let made = 0;
  return (admin: Client, more: Record<string, unknown> = {}): Promise<Item> => {
    made += 1;
    const title = `${name} ${made}`;
    return createItem(admin, 1, { title, slug: slugify(title), ...more });
  };
};

export const createCategory = (admin: Client, slug: string, name = slug) =>
  created(admin.post<MarketplaceTerm>(apiPaths.marketplace.categories, { name, slug }));

/** All properties of a category, on top of what is stored by now. */
export const defineProperties = async (admin: Client, id: number, properties: object[]) => {
  const path = apiPaths.marketplace.category(id);
  const { updatedAt } = (await admin.get<MarketplaceCategory>(path)).data;
  return admin.patch<MarketplaceCategory>(path, { properties, updatedAt });
};

export const createTag = (admin: Client, slug: string, name = slug) =>
  created(admin.post<MarketplaceTerm>(apiPaths.marketplace.tags, { name, slug }));

export type Marketplace = Awaited<ReturnType<typeof openMarketplace>>;

/** A shop with one category and two tags, for tests of single items. */
export const openMarketplace = async (opened?: Shop) => {
  const shop = opened ?? (await openShop());
  const admin = await shop.admin();
  const category = (await createCategory(admin, 'furniture', 'Furniture')).id;
  const tags = [(await createTag(admin, 'oak', 'Oak')).id, (await createTag(admin, 'handmade', 'Handmade')).id];
  let made = 0;
  const slug = () => {
    made += 1;
    return `item-${made}`;
  };
  return {
    shop,
    admin,
    category,
    tags,
    /** A slug that no other item has. */
    slug,
    item: (more: Record<string, unknown> = {}) => createItem(admin, category, { slug: slug(), ...more }),
    stored: async (id: number) => (await admin.get<ItemDetail>(apiPaths.marketplace.item(id))).data,
  };
};
