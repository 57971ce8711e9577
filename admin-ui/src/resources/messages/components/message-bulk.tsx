import { apiPaths, type Message, type MessageBulkAction } from '@stoa/contract';
import { useReload } from '@stoa/web-kit';
import type { BulkAction } from '../../../components/list/bulk/bulk-action';
import { BulkBar } from '../../../components/list/bulk/bulk-bar';
import { changeMessages } from '../api/change-messages';

type MessageBulkProps = { chosen: Message[]; onChoose: (ids: number[]) => void };

/** What can be done with the chosen messages. */
export function MessageBulk({ chosen, onChoose }: MessageBulkProps) {
  const reload = useReload(apiPaths.admin.messages);
  const titled = chosen.map(({ id, subject }) => ({ id, title: subject }));
  return <BulkBar noun="message" chosen={titled} actions={actions} onChoose={onChoose} onDone={reload} />;
}

const simply = (action: MessageBulkAction) => (ids: number[]) => changeMessages({ ids, action });

const actions: BulkAction[] = [
  { label: 'Mark as read', ask: (what) => `Mark ${what} as read?`, done: 'marked as read', send: simply('markRead') },
  {
    label: 'Mark as unread',
    ask: (what) => `Mark ${what} as unread?`,
    done: 'marked as unread',
    send: simply('markUnread'),
  },
  { label: 'Archive', ask: (what) => `Archive ${what}?`, done: 'archived', send: simply('archive') },
  {
    label: 'Move to the inbox',
    ask: (what) => `Move ${what} to the inbox?`,
    done: 'moved to the inbox',
    send: simply('unarchive'),
  },
  { label: 'Delete', ask: (what) => `Delete ${what}?`, done: 'deleted', danger: true, send: simply('delete') },
];
