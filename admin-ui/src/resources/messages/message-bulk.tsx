import {
  adminPaths,
  type BulkReport,
  type Message,
  type MessageBulkAction,
  type MessageBulkInput,
} from '@stoa/contract';
import { sendData } from '@stoa/web-kit';
import type { BulkAction } from '../../components/list/bulk/bulk-action';
import { BulkBar } from '../../components/list/bulk/bulk-bar';
import type { ListBulkProps } from '../../components/record/record-list-page';

export function MessageBulk({ chosen, onChoose, onDone }: ListBulkProps<Message>) {
  return (
    <BulkBar
      noun="message"
      chosen={chosen.map(({ id, subject }) => ({ id, title: subject }))}
      actions={actions}
      send={(body: MessageBulkInput) => sendData<BulkReport>(adminPaths.bulkMessages, { body })}
      onChoose={onChoose}
      onDone={onDone}
    />
  );
}

const simply = (action: MessageBulkAction) => () => ({ action });

const actions: BulkAction<{ action: MessageBulkAction }>[] = [
  {
    label: 'Mark as read',
    question: (what) => `Mark ${what} as read?`,
    done: 'marked as read',
    input: simply('markRead'),
  },
  {
    label: 'Mark as unread',
    question: (what) => `Mark ${what} as unread?`,
    done: 'marked as unread',
    input: simply('markUnread'),
  },
  { label: 'Archive', done: 'archived', input: simply('archive') },
  {
    label: 'Move to the inbox',
    question: (what) => `Move ${what} to the inbox?`,
    done: 'moved to the inbox',
    input: simply('unarchive'),
  },
  { label: 'Delete', done: 'deleted', danger: true, input: simply('delete') },
];
