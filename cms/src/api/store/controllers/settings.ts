import { type PublicSettings, type Settings, settingsInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const settings = services(strapi).store.settings;

  return {
    async showPublic(ctx: Context) {
      ctx.body = { data: await settings.readPublic() } satisfies { data: PublicSettings };
    },

    async show(ctx: Context) {
      ctx.body = { data: await settings.read() } satisfies { data: Settings };
    },

    async change(ctx: Context) {
      const data = await settings.change(validated(settingsInput, ctx.request.body));
      ctx.body = { data } satisfies { data: Settings };
    },
  };
};
