import { apiPaths, type Message } from '@stoa/contract';
import { FilterSelect, useListView, useReload } from '@stoa/web-kit';
import { useMemo, useState } from 'react';
import { RecordList } from '../../../components/list/record-list';
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
  const [opened, setOpened] = useState<Message | null>(null);

  const actions = useMemo(
    () => ({
      // Whether it could be marked or not: it is there to be read.
      open: (message: Message) => {
        setOpened(message);
        if (!message.read) void updateMessage(message.id, { read: true }).then(reload, reload);
      },
      remove: async ({ id }: Message) => {
        await attempt(() => deleteMessage(id), {
          done: 'Message deleted successfully',
          failure: 'Failed to delete message',
        });
        setOpened(null);
      },
      change: async ({ id }: Message, change: { read?: boolean; archived?: boolean }, done: string) => {
        await attempt(() => updateMessage(id, change), { done, failure: 'Failed to change message' });
        setOpened(null);
      },
    }),
    [attempt, reload],
  );
  const columns = useMemo(() => messageColumns(actions), [actions]);

  return (
    <>
      <PageHeader title="Messages" intro="What visitors wrote through the shop's contact form, the newest first." />
      {alert}
      <RecordList
        name="messages"
        label="Messages"
        view={view}
        found={found}
        columns={columns}
        placeholder="Search messages..."
        filters={<Filters view={view} />}
        bulk={(chosen, onChoose) => <MessageBulk chosen={chosen} onChoose={onChoose} />}
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

function Filters({ view }: { view: ReturnType<typeof useListView<keyof typeof messageParams>> }) {
  return (
    <>
      <FilterSelect
        label="Folder"
        value={view.values.folder}
        choices={[
          { value: '', label: 'Inbox' },
          { value: 'archive', label: 'Archive' },
        ]}
        onChange={(folder) => view.change({ folder })}
      />
      <FilterSelect
        label="Show"
        value={view.values.read}
        choices={[
          { value: '', label: 'All' },
          { value: 'false', label: 'Unread' },
          { value: 'true', label: 'Read' },
        ]}
        onChange={(read) => view.change({ read })}
      />
    </>
  );
}
