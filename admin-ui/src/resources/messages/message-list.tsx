import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Message } from '@stoa/contract';
import { formatDate, VisuallyHidden } from '@stoa/web-kit';
import { alphabetically, byTime } from '../../components/list/columns/record-column';
import { TwoLines } from '../../components/list/columns/two-lines';
import { OPENS_ROW } from '../../components/list/row/open-row';
import { RowActions } from '../../components/list/row/row-actions';
import type { ListScreen } from '../../components/record/record-list-page';
import { MessageBulk } from './message-bulk';
import { MessageDialog, updateMessage } from './message-dialog';

const weight = ({ read }: Message) => (read ? 400 : 700);

export const list: ListScreen<Message> = {
  intro: 'Messages sent through your shop’s contact form.',
  noMatch: ({ folder, search, read }) => (folder && !search && !read ? 'No archived messages.' : undefined),
  filters: [
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
  ],
  columns: ({ open, onDelete, reload }) => [
    {
      field: 'name',
      headerName: 'From',
      width: 180,
      sorts: alphabetically('From'),
      cell: (message) => <TwoLines style={{ fontWeight: weight(message) }}>{message.name}</TwoLines>,
    },
    {
      field: 'subject',
      headerName: 'Subject',
      part: 'title',
      width: 180,
      sorts: alphabetically('Subject'),
      grows: true,
      hideable: false,
      cell: (message, layout) => (
        <Subject
          message={message}
          keepsRoom={layout === 'columns'}
          // It opens whether or not it could be marked as read.
          onOpen={() => {
            open(message);
            if (!message.read) void updateMessage(message.id, { read: true }).then(reload, reload);
          }}
        />
      ),
    },
    {
      field: 'createdAt',
      headerName: 'Received',
      width: 168,
      sorts: byTime,
      text: ({ createdAt }) => formatDate(createdAt),
    },
    {
      field: 'actions',
      headerName: 'Actions',
      part: 'actions',
      width: 90,
      hideable: false,
      cell: (message, layout) => (
        <RowActions name={message.subject} layout={layout} onDelete={() => onDelete(message)} />
      ),
    },
  ],
  Bulk: MessageBulk,
  Detail: MessageDialog,
};

type SubjectProps = {
  message: Message;
  /** Reserves space for the dot that read messages don't have, so that all subjects line up. */
  keepsRoom: boolean;
  onOpen: () => void;
};

function Subject({ message, keepsRoom, onOpen }: SubjectProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      {(keepsRoom || !message.read) && (
        <Box
          component="span"
          sx={{
            flexShrink: 0,
            width: 8,
            height: 8,
            borderRadius: '50%',
            backgroundColor: message.read ? 'transparent' : 'primary.main',
          }}
        />
      )}
      <Link
        component="button"
        type="button"
        {...OPENS_ROW}
        onClick={onOpen}
        sx={{
          color: 'text.primary',
          fontSize: 'inherit',
          fontWeight: weight(message),
          textAlign: 'start',
          minHeight: 32,
        }}
      >
        {!message.read && <VisuallyHidden>Unread: </VisuallyHidden>}
        <TwoLines>{message.subject}</TwoLines>
      </Link>
    </Box>
  );
}
