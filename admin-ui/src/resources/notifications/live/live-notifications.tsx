import { adminPaths, type Notification, type StaffTopic } from '@stoa/contract';
import { useToast } from '@stoa/web-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useNotifications } from '../api';
import { ring } from './chime';
import { listen } from './listen';

/** Of the others, the bell and the sound are enough. */
const ANNOUNCED: readonly StaffTopic[] = ['newOrder', 'newMessage', 'returnRequested', 'orderCanceled'];

/** What may have changed with any of them. */
const RELOADED = [adminPaths.notifications, adminPaths.orders, adminPaths.messages];

/** Reloads what is shown as soon as something happens, and rings. */
export function LiveNotifications() {
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const { data: list } = useNotifications();
  const known = useRef<Set<number> | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    void listen(
      leaving.signal,
      () => void mutate((key) => typeof key === 'string' && RELOADED.some((path) => key.startsWith(path))),
    );
    return () => leaving.abort();
  }, [mutate]);

  const announce = useEffectEvent(({ topic, title, text }: Notification) => {
    if (topic === 'paymentProblem') toast.error(title, text, { waits: true });
    else if (ANNOUNCED.includes(topic)) toast.success(title, text, { waits: true });
  });

  useEffect(() => {
    if (!list) return;
    const fresh = known.current ? list.items.filter(({ id, isNew }) => isNew && !known.current?.has(id)) : [];
    known.current = new Set(list.items.map(({ id }) => id));
    const [newest] = fresh;
    if (!newest) return;
    ring(newest.id);
    announce(newest);
  }, [list]);

  useEffect(() => {
    if ('setAppBadge' in navigator && list) void navigator.setAppBadge(list.unseen).catch(() => undefined);
  }, [list]);

  return null;
}
