import { adminPaths, type UnreadMessages } from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import useSWR from 'swr';
import { LinkCount } from '../../components/link-count';

/** Messages arrive while the panel is open. */
const REFRESH_MS = 60_000;

export function UnreadCount() {
  const { data } = useSWR(adminPaths.unreadMessages, getData<UnreadMessages>, { refreshInterval: REFRESH_MS });
  return <LinkCount count={data?.unread ?? 0} what="unread" />;
}
