import { orderInput, quoteInput } from '@stoa/contract';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { optionalVisitor } from '../../../http/visitor';
import { services } from '../../../services';

const HOUR = 3600;
/** Enough for a family behind one address. */
const ORDERS = { name: 'orders', points: 30, duration: HOUR };
/** From anywhere, so that nobody floods somebody else's inbox, or keeps a shop's stock held for long. */
const ORDERS_OF_ONE_PERSON = { name: 'orders-of-person', points: 10, duration: HOUR };
/** So that codes can't be guessed. */
const WRONG_CODES = { name: 'wrong-codes', points: 30, duration: HOUR };

export default controller((strapi) => {
  const { checkout, addresses } = services(strapi).orders;
  const { limits } = services(strapi).auth;

  return {
    async quote(ctx) {
      const input = validated(quoteInput, ctx.request.body);
      if (input.code !== null) await limits.require(WRONG_CODES, ctx.ip);
      const quote = await checkout.quote(input);
      if (quote.code?.problem) await limits.allows(WRONG_CODES, ctx.ip);
      return quote;
    },

    async place(ctx) {
      const input = validated(orderInput, ctx.request.body);
      await limits.consume(ORDERS, ctx.ip);
      await limits.consumeOf(ORDERS_OF_ONE_PERSON, input.email);
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
