import ShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import MoneyIcon from '@mui/icons-material/PaidOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import CartIcon from '@mui/icons-material/ShoppingBagOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SalesPeriod, SalesSummary as Summary } from '@stoa/contract';
import { formatCount } from '@stoa/contract';
import { formatDollars, LoadError } from '@stoa/web-kit';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useSalesSummary, useWaiting } from '../api';
import { formatChange } from '../domain/change';
import { type FigureCard, FigureCards } from './figure-cards';
import { TestOrders } from './test-orders';

/** Today and the past seven days, each against the time before. */
export function SalesSummary() {
  const id = useId();
  const { data: summary, failed, retry } = useSalesSummary();
  const { toFulfill } = useWaiting(false);
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBottom: 3 }}>
      <Typography variant="h5" component="h2" id={id} sx={{ marginBottom: 2 }}>
        Today
      </Typography>
      {failed ? (
        <LoadError onRetry={retry}>Couldn’t load today’s sales</LoadError>
      ) : (
        <>
          {summary && <TestOrders of={summary} />}
          <FigureCards cards={[...salesCards(summary), toFulfillCard(toFulfill)]} />
        </>
      )}
    </Box>
  );
}

const AFTER_REFUNDS = 'After refunds';

const FIGURES: {
  label: string;
  icon: ReactNode;
  format: (value: number) => string;
  of: 'revenue' | 'orders' | 'averageOrder';
  hint?: string;
}[] = [
  { label: 'Revenue', icon: <MoneyIcon />, format: formatDollars, of: 'revenue', hint: AFTER_REFUNDS },
  { label: 'Paid orders', icon: <OrdersIcon />, format: formatCount, of: 'orders' },
  { label: 'Average order', icon: <CartIcon />, format: formatDollars, of: 'averageOrder', hint: AFTER_REFUNDS },
];

const salesCards = (summary: Summary | undefined): FigureCard[] =>
  FIGURES.map(({ label, icon, format, of, hint }) => {
    const show = (period: SalesPeriod): string => {
      const value = period[of];
      return value === null ? '–' : format(value);
    };
    return {
      label,
      icon,
      text: summary && show(summary.today),
      note: summary && (
        <>
          {hint && <span>{hint}</span>}
          <Change now={summary.today[of]} before={summary.yesterday[of]} since="vs. this time yesterday" />
          <span>
            7 days: {show(summary.week)}
            <Change now={summary.week[of]} before={summary.weekBefore[of]} since="vs. the 7 days before" isAside />
          </span>
        </>
      ),
    };
  });

type ChangeProps = { now: number | null; before: number | null; since: string; isAside?: boolean };

/** Nothing, unless there is a time before to compare with. */
function Change({ now, before, since, isAside = false }: ChangeProps) {
  const change = now === null || before === null ? null : formatChange(now, before);
  if (change === null) return null;
  return <span>{`${isAside ? ', ' : ''}${change} ${since}`}</span>;
}

const toFulfillCard = (toFulfill: number | undefined): FigureCard => ({
  label: 'To fulfill',
  icon: <ShippingIcon />,
  text: toFulfill === undefined ? undefined : formatCount(toFulfill),
  note: toFulfill ? (
    <Link component={RouterLink} to={paths.ordersToFulfill}>
      See orders
    </Link>
  ) : undefined,
});
