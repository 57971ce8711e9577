import BellIcon from '@mui/icons-material/NotificationsOutlined';
import SilentIcon from '@mui/icons-material/VolumeOffOutlined';
import SoundIcon from '@mui/icons-material/VolumeUpOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Notification } from '@stoa/contract';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { timeAgo } from '../../../lib/time-ago';
import { seeNotifications, useNotifications } from '../api';
import { hasSound, setSound } from './chime';

/** How many the administrator hasn't seen, and what they are. */
export function NotificationBell() {
  const { data: list, mutate } = useNotifications();
  const [open, setOpen] = useState<Notification[] | null>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const unseen = list?.unseen ?? 0;
  const close = () => setOpen(null);

  function show() {
    const items = list?.items ?? [];
    setOpen(items);
    // What was new stays marked until the list is closed.
    if (items[0] && unseen > 0)
      void mutate(seeNotifications(items[0].id), { revalidate: false }).catch(() => undefined);
  }

  return (
    <>
      <IconButton
        ref={bell}
        aria-label={unseen > 0 ? `Notifications, ${unseen} new` : 'Notifications'}
        aria-haspopup="dialog"
        onClick={show}
        sx={{ fontSize: '1.375rem' }}
      >
        <Badge badgeContent={unseen} max={99} color="primary">
          <BellIcon />
        </Badge>
      </IconButton>
      <Popover
        open={open !== null}
        onClose={close}
        anchorEl={() => bell.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Notifications', sx: { width: 380, maxWidth: '94vw' } } }}
      >
        <Head />
        {open?.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ padding: 2 }}>
            New orders and messages show up here.
          </Typography>
        )}
        <Box
          component="ul"
          sx={{ margin: 0, padding: 0, listStyle: 'none', maxHeight: 'min(60vh, 480px)', overflow: 'auto' }}
        >
          {open?.map((notification) => (
            <Line key={notification.id} notification={notification} onFollow={close} />
          ))}
        </Box>
        <Box sx={{ padding: 1, borderTop: 1, borderColor: 'divider' }}>
          <Button component={Link} to={paths.staffNotifications} size="small" onClick={close}>
            Choose which emails you get
          </Button>
        </Box>
      </Popover>
    </>
  );
}

function Head() {
  const [isOn, setIsOn] = useState(hasSound);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        padding: 1,
        paddingInlineStart: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="subtitle2" component="h2" sx={{ flexGrow: 1 }}>
        Notifications
      </Typography>
      <Button
        size="small"
        aria-pressed={isOn}
        startIcon={isOn ? <SoundIcon /> : <SilentIcon />}
        onClick={() => {
          setSound(!isOn);
          setIsOn(!isOn);
        }}
      >
        {isOn ? 'Sound is on' : 'Sound is off'}
      </Button>
    </Box>
  );
}

function Line({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const { url, title, text, madeAt, isNew } = notification;
  return (
    <li>
      <Row to={url} onClick={onFollow} data-new={isNew}>
        <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" component="span" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Typography variant="caption" component="span" color="textSecondary">
          {timeAgo(madeAt, new Date())}
        </Typography>
      </Row>
    </li>
  );
}

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gap: 2,
  padding: theme.spacing(1.25, 2),
  color: 'inherit',
  textDecoration: 'none',
  borderInlineStart: '3px solid transparent',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[data-new=true]': { borderInlineStartColor: theme.vars.palette.primary.main },
}));
