import { ownOrdersQuery, savedAddressInput, savedCartInput } from '@stoa/contract';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { addresses, carts, documents, ownOrders } = services(strapi).sales;

  return {
    orders: (ctx) => ownOrders.orders(visitor(ctx).id, validated(ownOrdersQuery, ctx.query)),
    order: (ctx) => ownOrders.order(visitor(ctx).id, recordId(ctx.params.number, 'order')),
    invoice: async (ctx) =>
      documents.offerInvoice(await ownOrders.order(visitor(ctx).id, recordId(ctx.params.number, 'order'))),
    claim: async (ctx) => ({ claimed: await ownOrders.claim(visitor(ctx).id) }),

    addresses: (ctx) => addresses.of(visitor(ctx).id),
    saveAddress: (ctx) => created(ctx, addresses.save(visitor(ctx).id, validated(savedAddressInput, ctx.request.body))),
    changeAddress: (ctx) =>
      addresses.change(
        { id: recordId(ctx.params.id, 'address'), userId: visitor(ctx).id },
        validated(savedAddressInput, ctx.request.body),
      ),
    removeAddress: (ctx) => addresses.remove({ id: recordId(ctx.params.id, 'address'), userId: visitor(ctx).id }),

    cart: (ctx) => carts.of(visitor(ctx).id),
    joinCart: (ctx) => carts.join(visitor(ctx).id, validated(savedCartInput, ctx.request.body)),
    changeCart: (ctx) => carts.change(visitor(ctx).id, validated(savedCartInput, ctx.request.body)),
  };
});
