import {
  adminPaths,
  type BulkReport,
  type CustomerBulkInput,
  type CustomerChoices,
  type CustomerDetail,
  type CustomerList,
  type Download,
  type Notice,
  type UpdateCustomerInput,
} from '@stoa/contract';
import { getData, sendData, useList } from '@stoa/web-kit';
import useSWR from 'swr';
import { type CustomerView, customersPath } from './list/customer-params';

const { customer, customers, customerChoices, customerData, bulkCustomers, mergeCustomers, eraseCustomer } = adminPaths;

export const useCustomers = ({ page, values }: CustomerView) =>
  useList<CustomerList>((at) => customersPath({ page: at, values }), page);

export const useCustomerChoices = (): CustomerChoices =>
  useSWR(customerChoices, getData<CustomerChoices>).data ?? { tags: [], countries: [] };

export const useCustomer = (id: string) => useSWR(customer(id), getData<CustomerDetail>);

/** Whom one can be merged with. */
export const useOtherCustomers = (search: string) => {
  const query = new URLSearchParams({ search, limit: '8' });
  return useSWR(search ? `${customers}?${query}` : null, getData<CustomerList>);
};

export const changeCustomer = (id: number, body: UpdateCustomerInput) =>
  sendData<CustomerDetail>(customer(id), { method: 'PATCH', body });

export const tagCustomers = (body: CustomerBulkInput) => sendData<BulkReport>(bulkCustomers, { body });

export const merge = (id: number, otherId: number) =>
  sendData<CustomerDetail>(mergeCustomers(id), { body: { otherId } });

export const erase = (id: number) => sendData<Notice>(eraseCustomer(id), { body: {} });

export const offerData = (id: number) => sendData<Download>(customerData(id), { body: {} });
