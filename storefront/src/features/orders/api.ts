import {
  type Download,
  type LinkedOrderDetail,
  type LookUpInput,
  type Notice,
  type OrderLink,
  type OwnOrderDetail,
  type OwnOrderList,
  orderPaths,
  type ReturnImage,
  type ReturnRequestInput,
} from '@stoa/contract';
import { getData, sendData, sendFile } from '@stoa/web-kit';
import useSWR from 'swr';

export const useLinkedOrder = (token: string) => useSWR(orderPaths.orders.byLink(token), getData<LinkedOrderDetail>);

export const makeLink = (key: string) => sendData<OrderLink>(orderPaths.checkout.link(key), {});

export const lookUpOrder = (input: LookUpInput) => sendData<Notice>(orderPaths.orders.lookUp, { body: input });

export const useOwnOrders = (page = 1) =>
  useSWR(`${orderPaths.orders.mine}?page=${page}`, getData<OwnOrderList>, { keepPreviousData: true });

export const useOwnOrder = (number: string) => useSWR(orderPaths.orders.ownOne(number), getData<OwnOrderDetail>);

export const fetchInvoice = (path: string) => sendData<Download>(path, { body: {} });

export const claimOrders = () => sendData<{ claimed: number }>(orderPaths.orders.claim, {});

/** Where a customer does something about an order: in their account, or behind a link from an email. */
export interface CustomerPaths {
  returns: string;
  withdraw: (id: number) => string;
  cancel: string;
  images: string;
}

const { orders } = orderPaths;

export const pathsByLink = (token: string): CustomerPaths => ({
  returns: orders.returnsByLink(token),
  withdraw: (id) => orders.withdrawByLink(token, id),
  cancel: orders.cancelByLink(token),
  images: orders.returnImagesOf({ token }),
});

export const pathsOfOwn = (number: string): CustomerPaths => ({
  returns: orders.ownReturns(number),
  withdraw: (id) => orders.withdrawOwn(number, id),
  cancel: orders.cancelOwn(number),
  images: orders.returnImagesOf({ number }),
});

/** Each answers with the order as it is then. */
export const requestReturn = <Shown>({ returns }: CustomerPaths, body: ReturnRequestInput) =>
  sendData<Shown>(returns, { body });
export const withdrawReturn = <Shown>({ withdraw }: CustomerPaths, id: number) =>
  sendData<Shown>(withdraw(id), { body: {} });
export const cancelOrder = <Shown>({ cancel }: CustomerPaths) => sendData<Shown>(cancel, { body: {} });

export function uploadReturnImage({ images }: CustomerPaths, file: File, onProgress: (share: number) => void) {
  const form = new FormData();
  form.append('file', file);
  return sendFile<ReturnImage>(images, form, { onProgress });
}
