import {
  type AddressFormat,
  adminPaths,
  apiPaths,
  type BusinessDetails,
  countryName,
  orderPaths,
  type ProviderSettings,
  type TestPayment,
} from '@stoa/contract';
import { type Choice, getData, sendData } from '@stoa/web-kit';
import useSWR from 'swr';

const NEVER_CHANGES = { revalidateOnFocus: false, revalidateIfStale: false };

export function useCountries(): Choice[] {
  const { data = [] } = useSWR(orderPaths.countries, getData<string[]>, NEVER_CHANGES);
  return data
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** Empty if the country has none to choose from. */
export function useStates(country: string): Choice[] {
  const { data } = useSWR(country && orderPaths.country(country), getData<AddressFormat>, NEVER_CHANGES);
  return data?.areas.map(({ code, name }) => ({ value: code, label: name })) ?? [];
}

/** What the settings say of the shop; empty until it’s read. */
export function useBusiness(): Partial<BusinessDetails> {
  const { data = {} } = useSWR<Partial<BusinessDetails>>(apiPaths.business, getData<BusinessDetails>);
  return data;
}

export const disconnectProvider = (name: string) =>
  sendData<ProviderSettings>(adminPaths.paymentProvider(name), { method: 'DELETE' });

export const testPayment = (name: string) => sendData<TestPayment>(adminPaths.testPayment(name));
