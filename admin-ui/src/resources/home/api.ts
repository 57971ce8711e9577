import {
  adminPaths,
  apiPaths,
  type CollectionList,
  type HomePage,
  type HomeSettings,
  MAX_PAGE_SIZE,
} from '@stoa/contract';
import { getData, sendData } from '@stoa/web-kit';
import useSWR from 'swr';
import { useRecord } from '../../lib/use-own-answer';
import { type HomeValues, toInput } from './domain/home-fields';

const { home, homePreview } = adminPaths;

export const useHome = () => useRecord<HomeSettings>(home);

export const updateHome = (values: HomeValues) =>
  sendData<HomeSettings>(home, { method: 'PATCH', body: { ...toInput(values), updatedAt: values.updatedAt } });

export const useCollections = () => useSWR(`${apiPaths.collections}?limit=${MAX_PAGE_SIZE}`, getData<CollectionList>);

/** What visitors would see. */
export const previewHome = (values: HomeValues) => sendData<HomePage>(homePreview, { body: toInput(values) });
