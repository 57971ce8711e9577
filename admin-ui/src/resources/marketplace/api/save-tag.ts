import { apiPaths, type MarketplaceTerm, type TagInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const addTag = (input: TagInput) => sendData<MarketplaceTerm>(apiPaths.marketplace.tags, { body: input });

export const changeTag = (id: number, input: TagInput) =>
  sendData<MarketplaceTerm>(apiPaths.marketplace.tag(id), { method: 'PATCH', body: input });
