import { adminPaths, type ManualQuote, type OrderDetail } from '@stoa/contract';
import type { Client } from '../shop/client';

interface Edited {
  lines: object[];
  discount?: object | null;
  shippingPrice?: number;
}

/** What changes the items of an order, with the total that the panel shows for it. */
export const editedTo = async (
  admin: Client,
  { shippingMethodName: name, shipping, pickUp, address, updatedAt }: OrderDetail,
  { lines, discount = null, shippingPrice = shipping }: Edited,
) => {
  const { data } = await admin.post<ManualQuote>(adminPaths.orderQuote, {
    lines,
    discount,
    shipping: name === null ? null : { shippingMethodId: null, name, price: shippingPrice },
    address: pickUp ? null : address,
  });
  return { lines, discount, shippingPrice, updatedAt, total: data?.total ?? 0 };
};
