import { apiPaths, createItemInput, type Item } from '@stoa/contract';
import { type Complaints, schemaErrors, sendData } from '@stoa/web-kit';
import { type ItemValues, toInput } from '../domain/item-values';

export const complaintsAboutNew = (values: ItemValues): Complaints => schemaErrors(createItemInput, toInput(values));

export const createItem = (values: ItemValues) => sendData<Item>(apiPaths.marketplace.items, { body: toInput(values) });
