import { apiPaths, type FullItem, type ItemDetail, type Variant } from '@stoa/contract';
import { openMarketplace } from './marketplace';

const { item: path } = apiPaths.marketplace;

export const value = (name: string, color: string | null = null) => ({ name, color });
export const SIZES = { name: 'Size', values: [value('S'), value('M')] };
export const GLAZES = { name: 'Glaze', values: [value('Sage', '#8a9a5b'), value('Slate')] };
export const SMALL = { values: ['S', 'Sage'], own: { price: 30, discountPrice: 25 }, stock: 2 };
export const MEDIUM = { values: ['M', 'Slate'], stock: 3 };
export const OFF_SALE = { values: ['M', 'Slate'], stock: null, enabled: false };

export const first = ({ variants }: FullItem): Variant => variants[0] as Variant;
export const last = ({ variants }: FullItem): Variant => variants.at(-1) as Variant;

export type Bowls = Awaited<ReturnType<typeof openBowls>>;

/** A shop that sells bowls in sizes and glazes. */
export const openBowls = async () => {
  const market = await openMarketplace();
  return {
    ...market,
    bowl: (more: object = {}): Promise<FullItem> =>
      market.item({ price: 50, options: [SIZES, GLAZES], variants: [SMALL, MEDIUM], ...more }),
    change: (id: number, input: object) => market.admin.patch<FullItem>(path(id), input),
    /** As visitors see it. */
    seen: async (id: number) => (await market.shop.visitor().get<ItemDetail>(path(id))).data,
    /** As an order would change it. */
    sellDownTo: (variant: Variant | undefined, left: number | null = 0) =>
      market.shop.database.query('UPDATE item_variants SET stock = $2 WHERE id = $1', [variant?.id, left]),
  };
};
