import { apiPaths, type Item, type ItemDetail } from '@stoa/contract';
import { getData, isNotFound } from '@stoa/web-kit';
import useSWR from 'swr';

/** What the shop says of an item today; null where it no longer offers it. */
export type CurrentItems = ReadonlyMap<number, Item | null>;

const AT_ONCE = 6;

export async function loadCurrentItems(ids: number[]): Promise<CurrentItems> {
  const found = new Map<number, Item | null>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const few = ids.slice(start, start + AT_ONCE);
    const items = await Promise.all(few.map(loadItem));
    few.forEach((id, place) => {
      found.set(id, items[place] ?? null);
    });
  }
  return found;
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
