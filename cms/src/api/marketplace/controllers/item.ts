import {
  createItemInput,
  itemBulkInput,
  itemListQuery,
  offersQuery,
  stockLineListQuery,
  updateItemInput,
} from '@stoa/contract';
import type { Context } from 'koa';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { reader, seesUnpublished } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { items, bulkItems, stock } = services(strapi).marketplace;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'item');

  return {
    list: async (ctx) => items.list(validated(itemListQuery, ctx.query), await seesUnpublished(strapi, ctx)),
    facets: async (ctx) => items.facets(validated(itemListQuery, ctx.query), await seesUnpublished(strapi, ctx)),
    detail: async (ctx) => items.detail(ctx.params.idOrSlug, await seesUnpublished(strapi, ctx)),
    offers: (ctx) => items.offers(validated(offersQuery, ctx.query).lines),
    create: (ctx) => created(ctx, items.create(validated(createItemInput, ctx.request.body))),
    change: (ctx) => items.change(idIn(ctx), validated(updateItemInput, ctx.request.body)),
    countView: async (ctx) => items.countView(ctx.params.idOrSlug, await seesUnpublished(strapi, ctx), reader(ctx)),
    remove: (ctx) => items.remove(idIn(ctx)),
    stockChanges: (ctx) => stock.changes(validated(stockLineListQuery, ctx.query)),
    bulk: (ctx) => bulkItems.apply(validated(itemBulkInput, ctx.request.body)),
  };
});
