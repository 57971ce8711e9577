import { apiPaths, type Collection, type CollectionList } from '@stoa/contract';
import { sendData, useList } from '@stoa/web-kit';
import { useRecord } from '../../lib/use-own-answer';
import { type CollectionValues, toInput } from './domain/collection-fields';
import { type CollectionView, collectionsPath } from './domain/collection-params';

const { collections, collection } = apiPaths;

export const useCollections = ({ page, values }: CollectionView) =>
  useList<CollectionList>((at) => collectionsPath({ page: at, values }), page);

export const useCollection = (id: string) => useRecord<Collection>(collection(id));

export const createCollection = (values: CollectionValues) =>
  sendData<Collection>(collections, { body: toInput(values) });

export const updateCollection = (id: number, values: CollectionValues) =>
  sendData<Collection>(collection(id), { method: 'PATCH', body: { ...toInput(values), updatedAt: values.updatedAt } });

export const deleteCollection = (id: number) => sendData<{ id: number }>(collection(id), { method: 'DELETE' });
