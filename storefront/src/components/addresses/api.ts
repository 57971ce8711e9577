import { type AddressFormat, apiPaths, orderPaths, type SavedAddress } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

export const useCountries = () =>
  useSWR(orderPaths.countries, getData<string[]>, { revalidateOnFocus: false }).data ?? [];

export const useAddressFormat = (country: string): AddressFormat | undefined =>
  useSWR(country ? orderPaths.country(country) : null, getData<AddressFormat>, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  }).data;

/** Of the account; none are asked for without one. */
export const useSavedAddresses = () =>
  useSWR(apiPaths.auth.addresses, getData<SavedAddress[]>, { revalidateOnFocus: false });
