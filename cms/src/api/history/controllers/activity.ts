import { type ActivityList, type Actor, activityListQuery } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const activity = services(strapi).history.activity;

  return {
    async list(ctx: Context) {
      const data = await activity.list(validated(activityListQuery, ctx.query));
      ctx.body = { data } satisfies { data: ActivityList };
    },

    async actors(ctx: Context) {
      ctx.body = { data: await activity.actors() } satisfies { data: Actor[] };
    },
  };
};
