import type { BulkReport, ItemBulkAction, ItemBulkInput, UpdateItemInput } from '@stoa/contract';
import { oneByOne, saysAlready } from '../../../database/one-by-one';
import { requireReferences } from '../../../database/references';
import { type Context, services } from '../../../services';

const CHANGES: Record<Exclude<ItemBulkAction, 'delete'>, (input: ItemBulkInput) => UpdateItemInput> = {
  publish: () => ({ published: true }),
  unpublish: () => ({ published: false }),
  feature: () => ({ featured: true }),
  unfeature: () => ({ featured: false }),
  setStatus: ({ status }) => ({ own: { status } }),
  setCategory: ({ categoryId }) => ({ categoryId }),
};

export default ({ strapi }: Context) => ({
  async apply(input: ItemBulkInput): Promise<BulkReport> {
    const { ids, action, categoryId } = input;
    const items = services(strapi).marketplace.items;
    await requireReferences(strapi, [
      { table: 'item_categories', field: 'categoryId', noun: 'Category', ids: categoryId },
    ]);
    const chosen = { ids, table: 'items', title: 'title' };
    if (action === 'delete') return oneByOne(strapi, chosen, items.remove);
    const change = CHANGES[action](input);
    return oneByOne(strapi, chosen, async (id) => {
      if (!saysAlready(await items.current(id), change)) await items.change(id, change);
    });
  },
});
