import { type SavedView, savedViewInput, savedViewListQuery, updateSavedViewInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const views = services(strapi).savedViews.views;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'view');

  return {
    async list(ctx: Context) {
      const { list } = validated(savedViewListQuery, ctx.query);
      ctx.body = { data: await views.list(visitor(ctx).id, list) } satisfies { data: SavedView[] };
    },

    async create(ctx: Context) {
      const data = await views.create(visitor(ctx).id, validated(savedViewInput, ctx.request.body));
      ctx.status = 201;
      ctx.body = { data } satisfies { data: SavedView };
    },

    async change(ctx: Context) {
      const input = validated(updateSavedViewInput, ctx.request.body);
      const data = await views.change(visitor(ctx).id, idIn(ctx), input);
      ctx.body = { data } satisfies { data: SavedView };
    },

    async remove(ctx: Context) {
      ctx.body = { data: await views.remove(visitor(ctx).id, idIn(ctx)) };
    },
  };
};
