import { savedViewInput, savedViewListQuery, updateSavedViewInput } from '@stoa/contract';
import type { Context } from 'koa';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { views } = services(strapi).savedViews;
  const ownerOf = (ctx: Context) => visitor(ctx).id;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'view');

  return {
    list: (ctx) => views.list(ownerOf(ctx), validated(savedViewListQuery, ctx.query).list),
    create: (ctx) => created(ctx, views.create(ownerOf(ctx), validated(savedViewInput, ctx.request.body))),
    change: (ctx) => views.change(ownerOf(ctx), idIn(ctx), validated(updateSavedViewInput, ctx.request.body)),
    remove: (ctx) => views.remove(ownerOf(ctx), idIn(ctx)),
  };
});
