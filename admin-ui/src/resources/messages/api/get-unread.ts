import { apiPaths, type UnreadMessages } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';

/** Messages come while the panel is open. */
const ASKED_EVERY_MS = 60_000;

/** How many messages nobody has read. */
export function useUnread(): number {
  const { data } = useSWR(apiPaths.admin.unreadMessages, getData<UnreadMessages>, { refreshInterval: ASKED_EVERY_MS });
  return data?.unread ?? 0;
}
