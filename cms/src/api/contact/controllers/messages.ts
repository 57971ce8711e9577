import { type Message, type MessageList, messageListQuery, updateMessageInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const messages = services.contact.messages(strapi);
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'message');

  return {
    async list(ctx: Context) {
      ctx.body = { data: await messages.list(validated(messageListQuery, ctx.query)) } satisfies { data: MessageList };
    },

    async detail(ctx: Context) {
      ctx.body = { data: await messages.detail(idIn(ctx)) } satisfies { data: Message };
    },

    async change(ctx: Context) {
      const data = await messages.change(idIn(ctx), validated(updateMessageInput, ctx.request.body));
      ctx.body = { data } satisfies { data: Message };
    },

    async remove(ctx: Context) {
      ctx.body = { data: await messages.remove(idIn(ctx)) };
    },
  };
};
