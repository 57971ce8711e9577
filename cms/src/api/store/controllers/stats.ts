import type { Stats } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(ctx: Context) {
    ctx.body = { data: await services.store.stats(strapi).read() } satisfies { data: Stats };
  },
});
