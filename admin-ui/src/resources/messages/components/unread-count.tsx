import { styled } from '@mui/material/styles';
import { apiPaths, type UnreadMessages } from '@stoa/contract';
import { getData, tabularFigures, VisuallyHidden } from '@stoa/web-kit';
import useSWR from 'swr';

/** Messages arrive while the panel is open. */
const ASKED_EVERY_MS = 60_000;

export function UnreadCount() {
  const { data } = useSWR(apiPaths.admin.unreadMessages, getData<UnreadMessages>, { refreshInterval: ASKED_EVERY_MS });
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Count>
      {unread > 99 ? '99+' : unread}
      <VisuallyHidden> unread</VisuallyHidden>
    </Count>
  );
}

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularFigures,
  marginInlineStart: 'auto',
  minWidth: 22,
  paddingInline: 7,
  borderRadius: 999,
  fontWeight: 600,
  textAlign: 'center',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));
