import {
  adminPaths,
  apiPaths,
  type BulkReport,
  type FullItem,
  type Item,
  type ItemBulkInput,
  type ItemDetail,
  type ItemList,
  type MarketplaceCategory,
  type StockLineList,
} from '@stoa/contract';
import { currentIfStale, getData, sendData, useList } from '@stoa/web-kit';
import useSWR from 'swr';
import { same } from '../../components/form/saving/compare-versions';
import { typedNumber } from '../../components/form/typed-number';
import { useRecord } from '../../lib/use-own-answer';
import { toInput, toUpdateInput } from './domain/item-body';
import type { ItemValues } from './domain/item-fields';
import { type TypedProperties, valuesFor } from './domain/typed-properties';
import { type ItemView, itemSetup } from './item-setup';

const { items, item: itemPath } = apiPaths.marketplace;

export const useItems = ({ page, values }: ItemView) =>
  useList<ItemList>((at) => itemSetup.listPath({ page: at, values }), page);

const LINES = 10;
/** Orders change stock while the page is open. */
const REFRESH_MS = 10_000;

export function useStockChanges(item: string, page: number) {
  const query = new URLSearchParams({ item, page: String(page), limit: String(LINES) });
  return useSWR(`${adminPaths.stockChanges}?${query}`, getData<StockLineList>, {
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
  });
}

export const useItem = (id: string) => useRecord<ItemDetail>(itemPath(id));

/** What the form shows for the chosen category may have been entered for another. */
async function withShownProperties(values: ItemValues, opened: TypedProperties): Promise<ItemValues> {
  const { categoryId, properties } = values;
  if (properties[categoryId] || same(properties, opened)) return values;
  const category = await getData<MarketplaceCategory>(apiPaths.marketplace.category(categoryId));
  const shown = valuesFor(properties, categoryId, category.properties);
  return { ...values, properties: { ...properties, [categoryId]: shown } };
}

export const createItem = async (values: ItemValues) =>
  sendData<FullItem>(items, { body: toInput(await withShownProperties(values, {})) });

export async function updateItem(id: number, values: ItemValues, opened: ItemValues) {
  const shown = await withShownProperties(values, opened.properties);
  return sendData<FullItem>(itemPath(id), { method: 'PATCH', body: toUpdateInput(shown, opened) });
}

/** One value of an item without options, as typed in its row. */
export type OfferEdit = { field: 'price' | 'discountPrice' | 'stock'; text: string };

/**
 * Stock replaces what the row shows, or nothing: orders change it all day. A price does so, too, but other changes of the item
 * don't matter to it.
 */
export async function changeOffer(item: Item, { field, text }: OfferEdit): Promise<FullItem> {
  const value = typedNumber(text) ?? (field === 'discountPrice' ? null : '');
  const send = (guard: object) =>
    sendData<FullItem>(itemPath(item.id), { method: 'PATCH', body: { [field]: value, ...guard } });
  if (field === 'stock') return send({ stockBefore: item.stock });
  return send({ updatedAt: item.updatedAt }).catch((error) => {
    const current = currentIfStale<FullItem>(error);
    if (!current || current.own[field] !== item.own[field]) throw error;
    return send({ updatedAt: current.updatedAt });
  });
}

export const deleteItem = (id: number) => sendData<{ id: number }>(itemPath(id), { method: 'DELETE' });

export const changeItems = (body: ItemBulkInput) => sendData<BulkReport>(adminPaths.bulkItems, { body });
