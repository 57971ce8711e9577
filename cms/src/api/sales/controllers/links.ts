import { lookUpInput, type Notice } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

const LOOK_UPS = { name: 'order-look-up', points: 10, duration: 3600 };

export default controller((strapi) => {
  const { documents, links } = services(strapi).sales;
  const { limits } = services(strapi).auth;

  return {
    open: (ctx) => links.open(ctx.params.token),
    invoice: async (ctx) => documents.offerInvoice(await links.open(ctx.params.token)),

    async lookUp(ctx): Promise<Notice> {
      await limits.require(LOOK_UPS, ctx.ip);
      const input = validated(lookUpInput, ctx.request.body);
      await limits.consume(LOOK_UPS, ctx.ip);
      links.requestLink(input);
      return { message: 'If the number and the email address belong to an order, we’ve emailed you a link to it' };
    },
  };
});
