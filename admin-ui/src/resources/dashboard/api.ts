import {
  type ActivityEntry,
  adminPaths,
  apiPaths,
  type BackupState,
  type Change,
  type FirstSteps,
  type FullItem,
  type OrderCounts,
  type ReportGroup,
  type Sales,
  type SalesReport,
  type SalesSettings,
  type SalesSummary,
  type ShopChange,
  type Stats,
  type StatsQuery,
  type UnreadMessages,
} from '@stoa/contract';
import { getData, sendData } from '@stoa/web-kit';
import { useState } from 'react';
import useSWR from 'swr';
import { placelessPickups, sellingBlockersOf } from '../../lib/selling-blockers';

/** What waits for an administrator, besides stock that runs low. */
export function useWaiting(saysPayment: boolean) {
  const counts = useSWR(adminPaths.orderCounts, getData<OrderCounts>).data;
  const { unread = 0 } = useSWR(adminPaths.unreadMessages, getData<UnreadMessages>).data ?? {};
  const { data: salesSettings } = useSWR(adminPaths.salesSettings, getData<SalesSettings>);
  const { isOverdue = false } = useSWR(adminPaths.backupState, getData<BackupState>).data ?? {};
  const obstacles = salesSettings?.obstacles.filter((obstacle) => saysPayment || obstacle !== 'PAYMENT') ?? [];
  const { countriesNotShippedTo = [], connections = [] } = salesSettings ?? {};
  return {
    ...counts,
    unread,
    isBackupOverdue: isOverdue,
    placeless: salesSettings ? placelessPickups(salesSettings) : [],
    blockers: sellingBlockersOf({ obstacles, countriesNotShippedTo, connections }),
  };
}

export const useFirstSteps = () => useSWR(adminPaths.firstSteps, getData<FirstSteps>).data;

/**
 * Keeps the current range, even while the one being typed isn't valid yet. A page that opens with an invalid range shows
 * `otherwise`.
 */
export function useValidRange(range: StatsQuery | undefined, otherwise: StatsQuery): StatsQuery {
  const [asked, setAsked] = useState(range ?? otherwise);
  if (range && (range.from !== asked.from || range.to !== asked.to)) setAsked(range);
  return range ?? asked;
}

/** As of now: looked up again while the panel is open. */
export function useSalesSummary() {
  const { data, error, isLoading, mutate } = useSWR(adminPaths.salesSummary, getData<SalesSummary>, {
    refreshInterval: 60_000,
  });
  return { data, failed: Boolean(error) && !data && !isLoading, retry: () => void mutate() };
}

const useFigures = <Figures>(path: string, range: StatsQuery & { by?: ReportGroup }) => {
  const address = `${path}?${new URLSearchParams({ ...range })}`;
  // Shows the current figures until those of another range arrive.
  const { data, error, isLoading, mutate } = useSWR(address, getData<Figures>, { keepPreviousData: true });
  return { data, failed: Boolean(error) && !isLoading, retry: () => void mutate() };
};

export const useStats = (range: StatsQuery) => useFigures<Stats>(adminPaths.stats, range);
export const useSalesReport = (range: StatsQuery, by: ReportGroup) =>
  useFigures<SalesReport>(adminPaths.salesReport, { ...range, by });
export const useShopChanges = (range: StatsQuery) => useFigures<ShopChange[]>(adminPaths.shopChanges, range);

export type Restored = 'RESTORED' | 'CHANGED_SINCE';

/** Gives an item what it had before a change, unless somebody has changed it since. */
export async function restore({ subject: { id } }: ActivityEntry, changes: Change[]): Promise<Restored> {
  const path = apiPaths.marketplace.item(id);
  const { own, imageUrl, updatedAt } = await getData<FullItem>(path);
  const current: Record<string, unknown> = { ...own, imageUrl };
  if (changes.some(({ field, after }) => current[field] !== after)) return 'CHANGED_SINCE';
  const before = Object.fromEntries(changes.map(({ field, before }) => [field, before]));
  await sendData<FullItem>(path, { method: 'PATCH', body: { ...before, updatedAt } });
  return 'RESTORED';
}

export const useSales = (range: StatsQuery) => useFigures<Sales>(adminPaths.sales, range);
