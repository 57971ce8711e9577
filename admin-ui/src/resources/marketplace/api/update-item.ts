import { apiPaths, editItemInput, type Item } from '@stoa/contract';
import { type Complaints, schemaErrors, sendData } from '@stoa/web-kit';
import { type ItemValues, toInput, toUpdateInput } from '../domain/item-values';

export const complaintsAboutChanged = (values: ItemValues): Complaints => schemaErrors(editItemInput, toInput(values));

export const updateItem = (id: number, values: ItemValues, opened: ItemValues) =>
  sendData<Item>(apiPaths.marketplace.item(id), { method: 'PATCH', body: toUpdateInput(values, opened) });
