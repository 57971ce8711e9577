import { type Restored, type TrashList, trashListQuery } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const trash = services(strapi).history.trash;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'record');

  return {
    async list(ctx: Context) {
      ctx.body = { data: await trash.list(validated(trashListQuery, ctx.query)) } satisfies { data: TrashList };
    },

    async restore(ctx: Context) {
      ctx.body = { data: await trash.restore(idIn(ctx)) } satisfies { data: Restored };
    },

    async purge(ctx: Context) {
      ctx.body = { data: await trash.purge(idIn(ctx)) };
    },
  };
};
