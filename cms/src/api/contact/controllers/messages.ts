import { messageBulkInput, messageListQuery, type UnreadMessages, updateMessageInput } from '@stoa/contract';
import type { Context } from 'koa';
import { controller } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { messages, bulkMessages } = services(strapi).contact;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'message');

  return {
    list: (ctx) => messages.list(validated(messageListQuery, ctx.query)),
    unread: async (): Promise<UnreadMessages> => ({ unread: await messages.unread() }),
    detail: (ctx) => messages.detail(idIn(ctx)),
    change: (ctx) => messages.change(idIn(ctx), validated(updateMessageInput, ctx.request.body)),
    remove: (ctx) => messages.remove(idIn(ctx)),
    bulk: (ctx) => bulkMessages.apply(validated(messageBulkInput, ctx.request.body)),
  };
});
