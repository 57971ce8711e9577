import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Message, UpdateMessageInput } from '@stoa/contract';
import { formatMoment } from '@stoa/web-kit';
import { useId } from 'react';
import { DeleteButton } from '../../../components/delete-button';
import { DialogHead } from '../../../components/dialog-head';
import { replyLink } from '../domain/reply-link';

type MessageDialogProps = {
  message: Message;
  onChange: (change: UpdateMessageInput, done: string) => Promise<void>;
  onDelete: () => Promise<void>;
  onClose: () => void;
};

export function MessageDialog({ message, onChange, onDelete, onClose }: MessageDialogProps) {
  const id = useId();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { subject, archived } = message;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth fullScreen={isNarrow}>
      <DialogHead id={id} title={subject} onClose={onClose} />
      <DialogContent dividers tabIndex={0}>
        <Sender message={message} />
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message.message}</Typography>
      </DialogContent>
      <DialogActions>
        <DeleteButton name={subject} onDelete={onDelete} />
        <Box sx={{ flex: 1 }} />
        <Button onClick={() => void onChange({ read: false }, 'Message marked as unread')}>Mark as unread</Button>
        <Button
          onClick={() =>
            void onChange({ archived: !archived }, archived ? 'Message moved to the inbox' : 'Message archived')
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

function Sender({ message: { name, email, company, phone, createdAt } }: { message: Message }) {
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
    </Box>
  );
}
