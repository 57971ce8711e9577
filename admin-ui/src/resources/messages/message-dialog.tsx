import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { adminPaths, type Message, type UpdateMessageInput } from '@stoa/contract';
import { formatMoment, sendData } from '@stoa/web-kit';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DeleteButton } from '../../components/dialog/delete-button';
import { DialogHead } from '../../components/dialog/dialog-head';
import type { ListDetailProps } from '../../components/record/record-list-page';
import { paths } from '../../config/paths';
import { replyLink } from './reply-link';

export const updateMessage = (id: number, body: UpdateMessageInput) =>
  sendData<Message>(adminPaths.message(id), { method: 'PATCH', body });

export function MessageDialog({ row: message, tools: { attempt, onDelete }, onClose }: ListDetailProps<Message>) {
  const id = useId();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { subject, archived } = message;
  const change = async (input: UpdateMessageInput, done: string) => {
    await attempt(() => updateMessage(message.id, input), { done, failure: 'Failed to update message' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth fullScreen={isNarrow}>
      <DialogHead id={id} title={subject} onClose={onClose} />
      <DialogContent dividers tabIndex={0}>
        <Sender message={message} />
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.message}</Typography>
      </DialogContent>
      <DialogActions>
        <DeleteButton name={subject} onDelete={() => onDelete(message)} />
        <Box sx={{ flex: 1 }} />
        <Button onClick={() => void change({ read: false }, 'Message marked as unread')}>Mark as unread</Button>
        <Button
          onClick={() =>
            void change({ archived: !archived }, archived ? 'Message moved to the inbox' : 'Message archived')
          }
        >
          {archived ? 'Move to the inbox' : 'Archive'}
        </Button>
        <Button variant="contained" href={replyLink(message)} startIcon={<MailIcon />}>
          Reply
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Sender({ message }: { message: Message }) {
  const { name, email, company, phone, createdAt, customerId } = message;
  const rows = [
    ['From', name],
    ['Email', email],
    ['Company', company],
    ['Phone', phone],
    ['Received', formatMoment(createdAt)],
  ].filter(([, text]) => text);
  return (
    <Box
      component="dl"
      sx={{
        typography: 'body2',
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
        margin: 0,
        marginBottom: 3,
        '& dt': { color: 'text.secondary' },
        '& dd': { margin: 0, overflowWrap: 'anywhere' },
      }}
    >
      {rows.map(([label, text]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </Box>
      ))}
      {customerId !== null && (
        <>
          <dt>Customer</dt>
          <dd>
            <Link component={RouterLink} to={paths.customer(customerId)}>
              Orders and notes
            </Link>
          </dd>
        </>
      )}
    </Box>
  );
}
