import { apiPaths, type Collection, type CollectionList, type ItemList } from '@stoa/contract';
import { getData, sendData, useList } from '@stoa/web-kit';
import useSWR from 'swr';
import { useRecord } from '../../lib/use-own-answer';
import { type CollectionValues, toInput } from './domain/collection-fields';
import { type CollectionView, collectionsPath } from './domain/collection-params';

const { collections, collection, marketplace } = apiPaths;

export const useCollections = ({ page, values }: CollectionView) =>
  useList<CollectionList>((at) => collectionsPath({ page: at, values }), page);

export const useCollection = (id: string) => useRecord<Collection>(collection(id));

export const createCollection = (values: CollectionValues) =>
  sendData<Collection>(collections, { body: toInput(values) });

export const updateCollection = (id: number, values: CollectionValues) =>
  sendData<Collection>(collection(id), { method: 'PATCH', body: { ...toInput(values), updatedAt: values.updatedAt } });

export const deleteCollection = (id: number) => sendData<{ id: number }>(collection(id), { method: 'DELETE' });

const FOUND_ITEMS = 8;

/** Asks for nothing until something is typed. */
export const useFoundItems = (search: string) =>
  useSWR(
    search && `${marketplace.items}?${new URLSearchParams({ search, limit: String(FOUND_ITEMS) })}`,
    getData<ItemList>,
    { keepPreviousData: true },
  );
