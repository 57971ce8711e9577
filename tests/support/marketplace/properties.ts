import {
  type ActivityList,
  adminPaths,
  apiPaths,
  type FullItem,
  type ItemDetail,
  type MarketplaceCategory,
} from '@stoa/contract';
import { createCategory, defineProperties, openMarketplace } from './marketplace';

const { marketplace } = apiPaths;

export const MATERIAL = { name: 'Material', kind: 'CHOICE', choices: ['Oak', 'Ash'], facet: true };
export const HEIGHT = { name: 'Height', kind: 'NUMBER', unit: 'cm', facet: true };
export const WASHABLE = { name: 'Washable', kind: 'FLAG' };
export const MAKER = { name: 'Maker', kind: 'TEXT' };

export type Properties = Awaited<ReturnType<typeof openProperties>>;

/** A shop whose categories have properties. */
export const openProperties = async () => {
  const market = await openMarketplace();
  const { admin, shop } = market;
  let made = 0;
  const define = (id: number, properties: object[]) => defineProperties(admin, id, properties);
  return {
    ...market,
    define,
    category: async (...properties: object[]): Promise<MarketplaceCategory> => {
      made += 1;
      const { id } = await createCategory(admin, `category-${made}`, `Category ${made}`);
      return (await define(id, properties)).data;
    },
    itemIn: (categoryId: number, properties: object): Promise<FullItem> => market.item({ categoryId, properties }),
    /** As visitors see it. */
    seen: async (slug: string) => (await shop.visitor().get<ItemDetail>(marketplace.item(slug))).data,
    /** The newest entry of a record's activity. */
    changes: async (kind: string, id: number) =>
      (await admin.get<ActivityList>(`${adminPaths.activity}?kind=${kind}&recordId=${id}&limit=1`)).data.items[0]
        ?.changes,
  };
};
