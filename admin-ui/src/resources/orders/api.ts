import {
  type AddressFormat,
  adminPaths,
  type BulkReport,
  countryName,
  type ManualOrderChoices,
  type ManualQuote,
  type OrderBulkInput,
  type OrderChange,
  type OrderCounts,
  type OrderCustomer,
  type OrderDetail,
  type OrderList,
  orderPaths,
} from '@stoa/contract';
import {
  type Cancelable,
  currentIfStale,
  errorMessage,
  getData,
  sendData,
  useList,
  useReload,
  useToast,
} from '@stoa/web-kit';
import useSWR from 'swr';
import { type OrderView, ordersPath } from './list/order-params';

const {
  orders,
  order: orderPath,
  bulkOrders,
  orderChoices,
  orderCounts,
  orderCustomers,
  orderQuote,
  orderPaymentMethods,
  changeOrder,
} = adminPaths;

export const useOrders = ({ page, values }: OrderView) =>
  useList<OrderList>((at) => ordersPath({ page: at, values }), page);

/** Orders come in while the panel is open. */
const REFRESH_MS = 60_000;

export const useOrderCounts = () =>
  useSWR(orderCounts, getData<OrderCounts>, { refreshInterval: REFRESH_MS }).data ?? {
    toFulfill: 0,
    unpaid: 0,
    attention: 0,
    returns: 0,
    toPayBack: 0,
  };

export const useOrderPaymentMethods = () =>
  useSWR(orderPaymentMethods, getData<{ id: string; name: string }[]>).data ?? [];

export const useOrderChoices = () => useSWR(orderChoices, getData<ManualOrderChoices>);

/** Who ordered before. */
export const useOrderCustomers = (search: string) =>
  useSWR(search ? `${orderCustomers}?${new URLSearchParams({ search })}` : null, getData<OrderCustomer[]>);

/** A certain one, as a new order starts with them. */
export const useOrderCustomer = (id: string | null) =>
  useSWR(id === null ? null : `${orderCustomers}?${new URLSearchParams({ id })}`, getData<OrderCustomer[]>, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });

/** What a new order costs so far; nothing is asked for while it is empty. */
export const useOrderQuote = (body: string) =>
  useSWR(
    body ? ([orderQuote, body] as const) : null,
    ([path, body], request?: Cancelable) => sendData<ManualQuote>(path, { body: JSON.parse(body), ...request }),
    { keepPreviousData: true },
  );

export const useCountries = () => {
  const codes = useSWR(orderPaths.countries, getData<string[]>).data ?? [];
  return codes
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => one.label.localeCompare(other.label));
};

export const useAddressFormat = (country: string) => useSWR(orderPaths.country(country), getData<AddressFormat>).data;

export const useOrder = (number: string | undefined) =>
  useSWR(number === undefined ? null : orderPath(number), getData<OrderDetail>);

export const changeOrders = (body: OrderBulkInput) => sendData<BulkReport>(bulkOrders, { body });

/** What is said of a change. Some only turn out later to have failed. */
export type Done = string | ((changed: OrderDetail) => { text: string; failure?: string | undefined });

/**
 * Changes an order as the page shows it. If someone else was faster, shows what they made of it and says so. What can be mended in
 * a form is thrown.
 */
export function useOrderChange({ number, updatedAt }: OrderDetail) {
  const toast = useToast();
  const { mutate } = useOrder(String(number));
  const reload = useReload(orders);
  return async (change: OrderChange, body: object, done: Done): Promise<void> => {
    try {
      const changed = await sendData<OrderDetail>(changeOrder(number, change), { body: { updatedAt, ...body } });
      await mutate(changed, { revalidate: false });
      const { failure, text } = typeof done === 'string' ? { text: done } : done(changed);
      if (failure) toast.error(failure, text, { lasts: Infinity });
      else toast.success(text);
    } catch (error) {
      const current = currentIfStale<OrderDetail>(error);
      if (!current) throw error;
      await mutate(current, { revalidate: false });
      toast.error('Error', errorMessage(error, 'Failed to change the order'), { lasts: Infinity });
    }
    await reload();
  };
}
