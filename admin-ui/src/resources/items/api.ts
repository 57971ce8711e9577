import {
  apiPaths,
  type BulkReport,
  type ItemBulkInput,
  type ItemDetail,
  type ItemList,
  type WholeItem,
} from '@stoa/contract';
import { sendData, useList } from '@stoa/web-kit';
import { useRecord } from '../../lib/use-own-answer';
import { type ItemValues, toInput, toUpdateInput } from './domain/item-fields';
import { type ItemView, itemsPath } from './domain/item-params';

const { items, item } = apiPaths.marketplace;

export const useItems = ({ page, values }: ItemView) =>
  useList<ItemList>((at) => itemsPath({ page: at, values }), page);

export const useItem = (id: string) => useRecord<ItemDetail>(item(id));

export const createItem = (values: ItemValues) => sendData<WholeItem>(items, { body: toInput(values) });

export const updateItem = (id: number, values: ItemValues, opened: ItemValues) =>
  sendData<WholeItem>(item(id), { method: 'PATCH', body: toUpdateInput(values, opened) });

export const deleteItem = (id: number) => sendData<{ id: number }>(item(id), { method: 'DELETE' });

export const changeItems = (body: ItemBulkInput) => sendData<BulkReport>(apiPaths.admin.bulkItems, { body });
