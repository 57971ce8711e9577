import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import OrderIcon from '@mui/icons-material/ReceiptLongOutlined';
import StallIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Activity, Stats } from '@stoa/contract';
import { EmptyState, formatMoment, LoadError, Skeletons } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { RecordLink } from '../../../components/record-link';
import { paths } from '../../../config/paths';
import { useRecordKinds } from '../../../lib/record-kinds';
import { timeAgo } from '../../../lib/time-ago';

type RecentActivityProps = { stats: Stats | undefined; failed: boolean; onRetry: () => void };

const KINDS: Record<Activity['kind'], { what: string; icon: ReactNode }> = {
  item: { what: 'New item', icon: <StallIcon /> },
  post: { what: 'New post', icon: <ArticleIcon /> },
  user: { what: 'New user', icon: <PeopleIcon /> },
  submission: { what: 'New message', icon: <MailIcon /> },
  order: { what: 'New order', icon: <OrderIcon /> },
};

export function RecentActivity({ stats, failed, onRetry }: RecentActivityProps) {
  const kinds = useRecordKinds();
  if (!stats) return failed ? <Failed onRetry={onRetry} /> : <Loading />;
  if (stats.recentActivity.length === 0)
    return (
      <EmptyState title="No activity yet" level={2}>
        New orders, messages, users, items, and posts will appear here.
      </EmptyState>
    );
  const now = new Date();
  const pageOf = (kind: Activity['kind'], id: number) =>
    kind === 'order' ? paths.order(id) : kind === 'submission' ? paths.messages : kinds[kind].edit?.(id);
  return (
    <List aria-label="Recent Activity">
      {stats.recentActivity.map(({ kind, id, title, at }) => (
        <li key={`${kind}-${id}`}>
          <Mark>{KINDS[kind].icon}</Mark>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="caption" component="p" color="textSecondary">
              {KINDS[kind].what}
            </Typography>
            <Typography variant="body1" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {linked(title, pageOf(kind, id))}
            </Typography>
          </Box>
          <Typography variant="body2" component="time" dateTime={at} title={formatMoment(at)} color="textSecondary">
            {timeAgo(at, now)}
          </Typography>
        </li>
      ))}
    </List>
  );
}

const linked = (title: string, to: string | undefined): ReactNode =>
  to ? <RecordLink to={to}>{title}</RecordLink> : title;

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Box sx={{ marginTop: 3 }}>
    <LoadError onRetry={onRetry}>Couldn’t load recent activity</LoadError>
  </Box>
);

const Loading = () => (
  <Box
    component={Skeletons}
    count={5}
    sx={{ marginTop: 2 }}
    of={() => <Skeleton variant="text" sx={{ height: 64 }} />}
  />
);

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(1.75),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  // On phones, the title needs the full width, so the time goes below it.
  [theme.breakpoints.down('sm')]: {
    '& > li': { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' },
    '& time': { gridColumn: 2 },
  },
}));

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: 12,
  fontSize: '1.25rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.raised,
}));
