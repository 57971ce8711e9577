import {
  collectionItemsQuery,
  collectionListQuery,
  createCollectionInput,
  updateCollectionInput,
} from '@stoa/contract';
import type { Context } from 'koa';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { seesUnpublished } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { collections } = services(strapi).marketplace;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'collection');

  return {
    list: async (ctx) =>
      collections.list(validated(collectionListQuery, ctx.query), await seesUnpublished(strapi, ctx)),
    detail: async (ctx) => collections.detail(ctx.params.idOrSlug, await seesUnpublished(strapi, ctx)),
    items: async (ctx) =>
      collections.items(
        ctx.params.idOrSlug,
        validated(collectionItemsQuery, ctx.query),
        await seesUnpublished(strapi, ctx),
      ),
    create: (ctx) => created(ctx, collections.create(validated(createCollectionInput, ctx.request.body))),
    change: (ctx) => collections.change(idIn(ctx), validated(updateCollectionInput, ctx.request.body)),
    remove: (ctx) => collections.remove(idIn(ctx)),
  };
});
