import { apiPaths, type Item, type ItemDetail } from '@stoa/contract';
import { getData, isNotFound } from '@stoa/web-kit';
import useSWR from 'swr';

/** The shop's current data for each item; null if it's no longer offered. */
export type CurrentItems = ReadonlyMap<number, Item | null>;

const AT_ONCE = 6;

export async function loadCurrentItems(ids: number[]): Promise<CurrentItems> {
  const currentItems = new Map<number, Item | null>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const few = ids.slice(start, start + AT_ONCE);
    const items = await Promise.all(few.map(loadItem));
    few.forEach((id, place) => {
      currentItems.set(id, items[place] ?? null);
    });
  }
  return currentItems;
}

async function loadItem(id: number): Promise<Item | null> {
  try {
    return await getData<ItemDetail>(apiPaths.marketplace.item(id));
  } catch (failure) {
    if (isNotFound(failure)) return null;
    throw failure;
  }
}

export function useCurrentItems(ids: number[]) {
  return useSWR(
    ids.length > 0 ? ['cart items', ...ids] : null,
    ([, ...wanted]) => loadCurrentItems(wanted as number[]),
    {
      keepPreviousData: true,
    },
  );
}
