import { createShopPageInput, shopPageListQuery, updateShopPageInput } from '@stoa/contract';
import type { Context } from 'koa';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { seesUnpublished } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { pages } = services(strapi).pages;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'page');

  return {
    list: async (ctx) => pages.list(validated(shopPageListQuery, ctx.query), await seesUnpublished(strapi, ctx)),
    detail: async (ctx) => pages.detail(ctx.params.idOrSlug, await seesUnpublished(strapi, ctx)),
    create: (ctx) => created(ctx, pages.create(validated(createShopPageInput, ctx.request.body))),
    change: (ctx) => pages.change(idIn(ctx), validated(updateShopPageInput, ctx.request.body)),
    remove: (ctx) => pages.remove(idIn(ctx)),
  };
});
