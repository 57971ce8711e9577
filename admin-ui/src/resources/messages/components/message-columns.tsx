import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Message } from '@stoa/contract';
import { formatDate, VisuallyHidden } from '@stoa/web-kit';
import type { RecordColumn } from '../../../components/list/record-grid';
import { keepKeys, RowActions } from '../../../components/list/row-actions';
import { TwoLines } from '../../../components/list/two-lines';

type MessageActions = { open: (message: Message) => void; remove: (message: Message) => Promise<void> };

const weight = ({ read }: Message) => (read ? 400 : 700);

export const messageColumns = ({ open, remove }: MessageActions): RecordColumn<Message>[] => [
  {
    field: 'name',
    headerName: 'From',
    width: 200,
    renderCell: ({ row }) => <TwoLines style={{ fontWeight: weight(row) }}>{row.name}</TwoLines>,
  },
  {
    field: 'subject',
    headerName: 'Subject',
    flex: 1,
    minWidth: 150,
    hideable: false,
    renderCell: ({ row }) => <Subject message={row} onOpen={() => open(row)} />,
  },
  { field: 'createdAt', headerName: 'Received', width: 170, valueFormatter: (value: string) => formatDate(value) },
  {
    field: 'actions',
    headerName: 'Actions',
    width: 90,
    hideable: false,
    renderCell: ({ row }) => <RowActions name={row.subject} onDelete={() => remove(row)} />,
  },
];

function Subject({ message, onOpen }: { message: Message; onOpen: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }} onKeyDown={keepKeys}>
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
      <Link
        component="button"
        type="button"
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
