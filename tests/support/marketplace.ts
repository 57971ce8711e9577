import { apiPaths, type Item, type MarketplaceTerm } from '@stoa/contract';
import type { Client } from './client';

/** A complete and valid item; a test names what matters to it. */
export const itemBody = (categoryId: number, more: Record<string, unknown> = {}) => ({
  title: 'Oak table',
  slug: 'oak-table',
  description: 'A table of solid oak, oiled by hand.',
  price: 120.5,
  imageUrl: 'https://pictures.example/oak-table.jpg',
  categoryId,
  ...more,
});

const created = async <Data>(answer: Promise<{ status: number; data: Data; text: string }>): Promise<Data> => {
  const { status, data, text } = await answer;
  if (status !== 201) throw new Error(`not created: ${status} ${text}`);
  return data;
};

export const createItem = (admin: Client, categoryId: number, more: Record<string, unknown> = {}) =>
  created(admin.post<Item>(apiPaths.marketplace.items, itemBody(categoryId, more)));

export const createCategory = (admin: Client, slug: string, name = slug) =>
  created(admin.post<MarketplaceTerm>(apiPaths.marketplace.categories, { name, slug }));

export const createTag = (admin: Client, slug: string, name = slug) =>
  created(admin.post<MarketplaceTerm>(apiPaths.marketplace.tags, { name, slug }));
