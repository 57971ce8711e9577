import { apiPaths, type PublicSettings } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

export function useStore() {
  return useSWR(apiPaths.store, getData<PublicSettings>);
}
