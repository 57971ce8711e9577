import type { BulkReport, OrderBulkInput } from '@stoa/contract';
import { sql as expression } from 'kysely';
import { oneByOne } from '../../../../database/one-by-one';
import type { Context } from '../../../../services';
import { fulfillRest } from '../../fulfillment/fulfill-order';
import { ORDER_NAME } from '../../numbering/order-numbering';
import type { OrderActor } from '../actor';
import { releaseOrder } from '../changes/cancel';
import { missing } from '../changes/change-order';
import { readOrder } from '../order-row';

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  return {
    apply({ ids, action, notifyCustomer }: OrderBulkInput, actor: OrderActor): Promise<BulkReport> {
      const chosen = { ids, table: 'orders', title: expression.raw<string>(`'Order ' || ${ORDER_NAME}`) };
      return oneByOne(strapi, chosen, async (id) => {
        const order = await readOrder(sql, { id });
        if (!order) throw missing();
        const { number } = order;
        if (action === 'fulfill') await fulfillRest(strapi, { number, notifyCustomer, actor });
        // Whoever gets no emails about it gets none now.
        else
          await releaseOrder(strapi, {
            number,
            input: { notifyCustomer: notifyCustomer && order.notifyCustomer },
            actor,
          });
      });
    },
  };
};
