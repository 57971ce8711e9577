import { apiPaths, type LookUpInput, type Notice, type Order, type OwnOrderList } from '@stoa/contract';
import { getData, sendData } from '@stoa/web-kit';
import useSWR from 'swr';

export const useLinkedOrder = (token: string) => useSWR(apiPaths.orders.byLink(token), getData<Order>);

export const lookUpOrder = (input: LookUpInput) => sendData<Notice>(apiPaths.orders.lookUp, { body: input });

export const useOwnOrders = (page = 1) =>
  useSWR(`${apiPaths.orders.mine}?page=${page}`, getData<OwnOrderList>, { keepPreviousData: true });

export const useOwnOrder = (number: string) => useSWR(apiPaths.orders.ownOne(number), getData<Order>);

export const claimOrders = () => sendData<{ claimed: number }>(apiPaths.orders.claim, {});
