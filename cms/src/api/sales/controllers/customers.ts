import {
  customerBulkInput,
  customerListQuery,
  mergeCustomersInput,
  type Notice,
  updateCustomerInput,
} from '@stoa/contract';
import type { Context } from 'koa';
import { adminActor } from '../../../http/actor';
import { controller, created } from '../../../http/controller';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { sales, importExport } = services(strapi);
  const { customers } = sales;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'customer');

  return {
    list: (ctx) => customers.list(validated(customerListQuery, ctx.query)),
    choices: () => customers.choices(),
    bulk: (ctx) => customers.bulk(validated(customerBulkInput, ctx.request.body)),
    detail: (ctx) => customers.detail(idIn(ctx)),
    change: (ctx) => customers.change(idIn(ctx), validated(updateCustomerInput, ctx.request.body)),
    merge: (ctx) => customers.merge(idIn(ctx), validated(mergeCustomersInput, ctx.request.body).otherId),

    async erase(ctx): Promise<Notice> {
      await customers.erase(idIn(ctx), adminActor(visitor(ctx)));
      return { message: 'Customer erased' };
    },

    async data(ctx) {
      const { id } = await customers.detail(idIn(ctx));
      return created(ctx, importExport.downloads.offerCustomer(id));
    },
  };
});
