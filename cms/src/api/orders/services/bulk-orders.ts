import type { BulkReport, OrderBulkInput } from '@stoa/contract';
import { oneByOne } from '../../../database/one-by-one';
import type { Context } from '../../../services';
import { missing } from '../manage/change-order';
import { sendRest } from '../manage/send';
import { readOrder } from '../queries/orders';

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  return {
    apply({ ids, tell }: OrderBulkInput, by: string): Promise<BulkReport> {
      const chosen = { ids, table: 'orders', title: sql.raw("'Order ' || number") };
      return oneByOne(strapi, chosen, async (id) => {
        const order = await readOrder(sql, { id });
        if (!order) throw missing();
        await sendRest(strapi, { number: order.number, tell, by });
      });
    },
  };
};
