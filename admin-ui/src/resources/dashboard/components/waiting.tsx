import NextIcon from '@mui/icons-material/ChevronRightOutlined';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { counted } from '@stoa/contract';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useWaiting } from '../api';

/** What there is to do. Nothing, if nothing waits. The first steps say that nobody can pay, unless they are hidden. */
export function Waiting({ lowStock, saysPayment }: { lowStock: number; saysPayment: boolean }) {
  const id = useId();
  const counts = useWaiting(saysPayment);
  const { toFulfill = 0, unpaid = 0, attention = 0, returns = 0, toPayBack = 0, overReserved = 0, unread } = counts;
  const tasks = [
    ...counts.blockers.map((text) => ({ text, to: paths.salesSettings })),
    ...counts.placeless.map((text) => ({ text, to: paths.salesSettingsTab('shipping') })),
    ...(counts.isBackupOverdue ? [{ text: 'No backup for a day and a half', to: paths.backups }] : []),
    ...several(attention, {
      text: `${counted(attention, 'order')} ${attention === 1 ? 'needs' : 'need'} attention`,
      to: paths.ordersToCheck,
    }),
    ...several(toPayBack, { text: `${counted(toPayBack, 'canceled order')} to pay back`, to: paths.ordersToPayBack }),
    ...several(returns, {
      text: `${counted(returns, 'order')} with a return to handle`,
      to: paths.ordersWithReturns,
    }),
    ...several(overReserved, {
      text: `Unpaid orders have reserved over 20% of ${counted(overReserved, 'item')}`,
      to: paths.ordersReservingMuch,
    }),
    ...several(toFulfill, { text: `${counted(toFulfill, 'order')} to fulfill`, to: paths.ordersToFulfill }),
    ...several(unpaid, {
      text: `${counted(unpaid, 'order')} ${unpaid === 1 ? 'awaits' : 'await'} payment`,
      to: paths.ordersUnpaid,
    }),
    ...several(unread, { text: counted(unread, 'unread message'), to: paths.unreadMessages }),
    ...several(lowStock, { text: `${counted(lowStock, 'item')} low on stock`, to: paths.lowStock }),
  ];
  if (tasks.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ marginTop: 3 }}>
      <Typography
        variant="h5"
        component="h2"
        id={id}
        sx={{ padding: { xs: 2, sm: 2.5 }, paddingBottom: { xs: 1, sm: 1 } }}
      >
        Waiting for you
      </Typography>
      <Tasks>
        {tasks.map(({ text, to }) => (
          <li key={text}>
            <Link to={to}>
              <span>{text}</span>
              <NextIcon />
            </Link>
          </li>
        ))}
      </Tasks>
    </Card>
  );
}

interface Task {
  text: string;
  to: string;
}

const several = (count: number, task: Task): Task[] => (count > 0 ? [task] : []);

const Tasks = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(0, 0, 1),
  listStyle: 'none',
  '& a': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: 44,
    paddingBlock: theme.spacing(0.75),
    paddingInline: theme.spacing(2),
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(2.5) },
  },
  '& a:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& svg': { flexShrink: 0, fontSize: '1.25rem', color: theme.vars.palette.text.secondary },
}));
