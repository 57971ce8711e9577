import {
  type BulkReport,
  type Message,
  type MessageList,
  messageBulkInput,
  messageListQuery,
  type UnreadMessages,
  updateMessageInput,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const messages = services(strapi).contact.messages;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'message');

  return {
    async list(ctx: Context) {
      ctx.body = { data: await messages.list(validated(messageListQuery, ctx.query)) } satisfies { data: MessageList };
    },

    async unread(ctx: Context) {
      ctx.body = { data: { unread: await messages.unread() } } satisfies { data: UnreadMessages };
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

    async bulk(ctx: Context) {
      const data = await services(strapi).contact.bulkMessages.apply(validated(messageBulkInput, ctx.request.body));
      ctx.body = { data } satisfies { data: BulkReport };
    },
  };
};
