import { type Stats, statsQuery } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(ctx: Context) {
    const data = await services(strapi).stats.figures.read(validated(statsQuery, ctx.query));
    ctx.body = { data } satisfies { data: Stats };
  },
});
