import { createOrderInput, manualQuoteInput, orderCustomerQuery } from '@stoa/contract';
import { adminActor } from '../../../http/actor';
import { controller } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { manualOrders } = services(strapi).sales;

  return {
    choices: () => manualOrders.choices(),
    customers: (ctx) => manualOrders.customers(validated(orderCustomerQuery, ctx.query)),
    quote: (ctx) => manualOrders.quote(validated(manualQuoteInput, ctx.request.body)),

    async create(ctx) {
      const input = validated(createOrderInput, ctx.request.body);
      const { order, isNew } = await manualOrders.create({ input, actor: adminActor(visitor(ctx)) });
      ctx.status = isNew ? 201 : 200;
      return order;
    },
  };
});
