import { apiPaths, type Message } from '@stoa/contract';
import { useListView, useReload } from '@stoa/web-kit';
import { useMemo, useState } from 'react';
import type { Filter } from '../../../components/list/filter';
import { RecordList } from '../../../components/list/record-list';
import { useChosenRows } from '../../../components/list/use-chosen-rows';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { deleteMessage } from '../api/delete-message';
import { useMessages } from '../api/get-messages';
import { updateMessage } from '../api/update-message';
import { messageParams } from '../domain/message-params';
import { MessageBulk } from './message-bulk';
import { messageColumns } from './message-columns';
import { MessageDialog } from './message-dialog';

export function MessageList() {
  const view = useListView(messageParams);
  const found = useMessages(view);
  const reload = useReload(apiPaths.admin.messages);
  const { alert, attempt } = useOutcome(reload);
  const chosen = useChosenRows<Message>();
  const { drop } = chosen;
  const [opened, setOpened] = useState<Message | null>(null);

  const actions = useMemo(
    () => ({
      // Whether it could be marked or not: it is there to be read.
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
        await attempt(() => updateMessage(id, change), { done, failure: 'Failed to change message' });
        setOpened(null);
      },
    }),
    [attempt, reload, drop],
  );
  const columns = useMemo(() => messageColumns(actions), [actions]);

  return (
    <>
      <PageHeader title="Messages" intro="What visitors wrote through the shop's contact form." />
      {alert}
      <RecordList
        name="messages"
        label="Messages"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        found={found}
        columns={columns}
        placeholder="Search messages..."
        filters={filters}
        bulk={{ chosen, bar: <MessageBulk chosen={chosen.rows} onChoose={chosen.keep} /> }}
        texts={{
          empty: view.values.folder ? 'No messages are archived.' : 'No messages found.',
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
