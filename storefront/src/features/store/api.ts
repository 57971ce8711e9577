import { apiPaths, type PublicSettings } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

export const useStore = () => useSWR(apiPaths.store, getData<PublicSettings>);
