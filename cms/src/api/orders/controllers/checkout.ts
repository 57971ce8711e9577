import { orderInput, quoteInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { optionalVisitor } from '../../../http/visitor';
import { services } from '../../../services';

/** Enough for a family behind one address; too little to keep a shop's stock held. */
const ORDERS = { name: 'orders', points: 30, duration: 3600 };

export default controller((strapi) => {
  const { checkout, addresses } = services(strapi).orders;

  return {
    quote: (ctx) => checkout.quote(validated(quoteInput, ctx.request.body)),

    async place(ctx) {
      const input = validated(orderInput, ctx.request.body);
      await services(strapi).auth.limits.consume(ORDERS, ctx.ip);
      const { order, isNew } = await checkout.place(input, (await optionalVisitor(strapi, ctx))?.id ?? null);
      ctx.status = isNew ? 201 : 200;
      return order;
    },

    ofKey: (ctx) => checkout.ofKey(ctx.params.key),
    cancel: (ctx) => checkout.cancel(ctx.params.key),
    countries: () => addresses.countries(),
    addressFormat: (ctx) => addresses.format(ctx.params.country),
  };
});
