import {
  type Download,
  type LinkedOrder,
  type LookUpInput,
  type Notice,
  type Order,
  type OwnOrderList,
  orderPaths,
} from '@stoa/contract';
import { getData, sendData } from '@stoa/web-kit';
import useSWR from 'swr';

export const useLinkedOrder = (token: string) => useSWR(orderPaths.orders.byLink(token), getData<LinkedOrder>);

export const lookUpOrder = (input: LookUpInput) => sendData<Notice>(orderPaths.orders.lookUp, { body: input });

export const useOwnOrders = (page = 1) =>
  useSWR(`${orderPaths.orders.mine}?page=${page}`, getData<OwnOrderList>, { keepPreviousData: true });

export const useOwnOrder = (number: string) => useSWR(orderPaths.orders.ownOne(number), getData<Order>);

export const fetchInvoice = (path: string) => sendData<Download>(path, { body: {} });

export const claimOrders = () => sendData<{ claimed: number }>(orderPaths.orders.claim, {});
