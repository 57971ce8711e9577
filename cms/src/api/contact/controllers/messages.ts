import { messageBulkInput, type UnreadMessages } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default controller((strapi) => {
  const { messages, bulkMessages } = services(strapi).contact;

  return {
    unread: async (): Promise<UnreadMessages> => ({ unread: await messages.unread() }),
    bulk: (ctx) => bulkMessages.apply(validated(messageBulkInput, ctx.request.body)),
  };
});
