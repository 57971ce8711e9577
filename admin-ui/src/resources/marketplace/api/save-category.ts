import { apiPaths, type MarketplaceCategoryInput, type MarketplaceTerm } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const addCategory = (input: MarketplaceCategoryInput) =>
  sendData<MarketplaceTerm>(apiPaths.marketplace.categories, { body: input });

export const changeCategory = (id: number, input: MarketplaceCategoryInput) =>
  sendData<MarketplaceTerm>(apiPaths.marketplace.category(id), { method: 'PATCH', body: input });
