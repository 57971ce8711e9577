import {
  type BulkReport,
  createItemInput,
  type Item,
  type ItemDetail,
  type ItemList,
  itemBulkInput,
  itemListQuery,
  updateItemInput,
  type ViewCount,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { seesUnpublished } from '../../../http/visitor';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const items = services(strapi).marketplace.items;

  return {
    async list(ctx: Context) {
      const query = validated(itemListQuery, ctx.query);
      const data = await items.list(query, await seesUnpublished(strapi, ctx));
      ctx.body = { data } satisfies { data: ItemList };
    },

    async detail(ctx: Context) {
      const data = await items.detail(ctx.params.idOrSlug, await seesUnpublished(strapi, ctx));
      ctx.body = { data } satisfies { data: ItemDetail };
    },

    async create(ctx: Context) {
      const data = await items.create(validated(createItemInput, ctx.request.body));
      ctx.status = 201;
      ctx.body = { data } satisfies { data: Item };
    },

    async change(ctx: Context) {
      const id = recordId(ctx.params.id, 'item');
      const data = await items.change(id, validated(updateItemInput, ctx.request.body));
      ctx.body = { data } satisfies { data: Item };
    },

    async countView(ctx: Context) {
      const visitor = { address: ctx.ip, userAgent: ctx.get('User-Agent') };
      const data = await items.countView(ctx.params.idOrSlug, await seesUnpublished(strapi, ctx), visitor);
      ctx.body = { data } satisfies { data: ViewCount };
    },

    async remove(ctx: Context) {
      ctx.body = { data: await items.remove(recordId(ctx.params.id, 'item')) };
    },

    async bulk(ctx: Context) {
      const data = await services(strapi).marketplace.bulkItems.apply(validated(itemBulkInput, ctx.request.body));
      ctx.body = { data } satisfies { data: BulkReport };
    },
  };
};
