import { apiPaths, type PublicSettings } from '@stoa/contract';
import useSWR from 'swr';
import { getData } from '../../../lib/get-data';

export function useStore() {
  return useSWR(apiPaths.store, getData<PublicSettings>);
}
