import { adminPaths, apiPaths, type CollectionList, type HomePage, MAX_PAGE_SIZE } from '@stoa/contract';
import { getData, sendData } from '@stoa/web-kit';
import useSWR from 'swr';
import { type HomeValues, toInput } from './domain/home-fields';

export const useCollections = () => useSWR(`${apiPaths.collections}?limit=${MAX_PAGE_SIZE}`, getData<CollectionList>);

/** What visitors would see. */
export const previewHome = (values: HomeValues) =>
  sendData<HomePage>(adminPaths.homePreview, { body: toInput(values) });
