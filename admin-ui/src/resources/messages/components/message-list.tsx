import { adminPaths, type Message, type MessageBulkAction } from '@stoa/contract';
import { useListView, useReload } from '@stoa/web-kit';
import { useMemo, useState } from 'react';
import type { BulkAction } from '../../../components/list/bulk/bulk-action';
import { BulkBar } from '../../../components/list/bulk/bulk-bar';
import type { Filter } from '../../../components/list/filters';
import { RecordList } from '../../../components/list/record-list';
import { useChosenRows } from '../../../components/list/use-chosen-rows';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { changeMessages, deleteMessage, updateMessage, useMessages } from '../api';
import { messageParams } from '../domain/message-params';
import { messageColumns } from './message-columns';
import { MessageDialog } from './message-dialog';

export function MessageList() {
  const view = useListView(messageParams);
  const answer = useMessages(view);
  const reload = useReload(adminPaths.messages);
  const { attempt } = useOutcome(reload);
  const chosen = useChosenRows<Message>();
  const { drop } = chosen;
  const [opened, setOpened] = useState<Message | null>(null);

  const actions = useMemo(
    () => ({
      // Open it whether or not it could be marked as read.
      open: (message: Message) => {
        setOpened(message);
        if (!message.read) void updateMessage(message.id, { read: true }).then(reload, reload);
      },
      remove: async ({ id }: Message) => {
        const gone = await attempt(() => deleteMessage(id), {
          done: 'Message deleted successfully',
          failure: 'Failed to delete message',
        });
        if (gone) drop(id);
        setOpened(null);
      },
      change: async ({ id }: Message, change: { read?: boolean; archived?: boolean }, done: string) => {
        await attempt(() => updateMessage(id, change), { done, failure: 'Failed to update message' });
        setOpened(null);
      },
    }),
    [attempt, reload, drop],
  );
  const columns = useMemo(() => messageColumns(actions), [actions]);

  return (
    <>
      <PageHeader title="Messages" intro="Messages sent through your shop’s contact form." />
      <RecordList
        name="messages"
        label="Messages"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        answer={answer}
        columns={columns}
        placeholder="Search messages..."
        filters={filters}
        bulk={{ chosen, bar: <MessageBulk chosen={chosen.rows} onChoose={chosen.keep} /> }}
        texts={{
          empty: 'No messages found.',
          noMatch: isWholeArchive(view.values) ? 'No archived messages.' : undefined,
          failure: 'Error loading messages. Please try again.',
        }}
      />
      {opened && (
        <MessageDialog
          message={opened}
          onChange={(change, done) => actions.change(opened, change, done)}
          onDelete={() => actions.remove(opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

const isWholeArchive = ({ folder, search, read }: Record<'folder' | 'search' | 'read', string>) =>
  folder !== '' && search === '' && read === '';

const filters: Filter<keyof typeof messageParams>[] = [
  {
    name: 'folder',
    label: 'Folder',
    choices: [
      { value: '', label: 'Inbox' },
      { value: 'archive', label: 'Archive' },
    ],
  },
  {
    name: 'read',
    label: 'Show',
    choices: [
      { value: '', label: 'All' },
      { value: 'false', label: 'Unread' },
      { value: 'true', label: 'Read' },
    ],
  },
];

type MessageBulkProps = { chosen: Message[]; onChoose: (ids: number[]) => void };

function MessageBulk({ chosen, onChoose }: MessageBulkProps) {
  const reload = useReload(adminPaths.messages);
  const titled = chosen.map(({ id, subject }) => ({ id, title: subject }));
  return (
    <BulkBar
      noun="message"
      chosen={titled}
      actions={actions}
      send={changeMessages}
      onChoose={onChoose}
      onDone={reload}
    />
  );
}

const simply = (action: MessageBulkAction) => () => ({ action });

const actions: BulkAction<{ action: MessageBulkAction }>[] = [
  { label: 'Mark as read', ask: (what) => `Mark ${what} as read?`, done: 'marked as read', input: simply('markRead') },
  {
    label: 'Mark as unread',
    ask: (what) => `Mark ${what} as unread?`,
    done: 'marked as unread',
    input: simply('markUnread'),
  },
  { label: 'Archive', done: 'archived', input: simply('archive') },
  {
    label: 'Move to the inbox',
    ask: (what) => `Move ${what} to the inbox?`,
    done: 'moved to the inbox',
    input: simply('unarchive'),
  },
  { label: 'Delete', done: 'deleted', danger: true, input: simply('delete') },
];
