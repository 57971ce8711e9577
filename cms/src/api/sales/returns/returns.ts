import type { LinkedOrderDetail, OrderReturn, OwnOrderDetail, ReturnImage, ReturnRequestInput } from '@stoa/contract';
import type { SentFile } from '../../../images/prepare';
import { type Context, services } from '../../../services';
import { cancelByCustomer } from '../orders/changes/cancel-by-customer';
import { type CustomerAccess, orderOfCustomer } from '../orders/customer-access';
import { requestReturn, withdrawReturn } from './request-return';
import { keepImage, readImage } from './return-images';

/** What customers do about an order that is theirs. Each answers with the order as it is then. */
export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const orderFor = (access: CustomerAccess): Promise<OwnOrderDetail | LinkedOrderDetail> => {
    const { links, ownOrders } = services(strapi).sales;
    return 'token' in access ? links.open(access.token) : ownOrders.order(access.userId, access.number);
  };

  return {
    async request(access: CustomerAccess, input: ReturnRequestInput) {
      await requestReturn(strapi, access, input);
      return orderFor(access);
    },

    async withdraw(access: CustomerAccess, returnId: OrderReturn['id']) {
      await withdrawReturn(strapi, access, returnId);
      return orderFor(access);
    },

    async cancel(access: CustomerAccess) {
      await cancelByCustomer(strapi, access);
      return orderFor(access);
    },

    /** The number of an order that is theirs; a 404 if it isn’t. */
    requireOrder: async (access: CustomerAccess): Promise<number> => (await orderOfCustomer(sql, access)).number,

    async keepImage(access: CustomerAccess, file: SentFile, left: AbortSignal): Promise<ReturnImage> {
      const { id } = await orderOfCustomer(sql, access);
      return keepImage(sql, id, file, left);
    },

    image: (name: string): Promise<Buffer> => readImage(sql, name),
  };
};
