import OrdersIcon from '@mui/icons-material/LocalShippingOutlined';
import MoneyIcon from '@mui/icons-material/PaidOutlined';
import PaidIcon from '@mui/icons-material/PercentOutlined';
import CartIcon from '@mui/icons-material/ShoppingBagOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Sales, StatsQuery, SubjectKind } from '@stoa/contract';
import { counted, dayOf, formatCount } from '@stoa/contract';
import { ErrorBoundary, formatDollars, LoadError, lazyPart, shopTimeZone } from '@stoa/web-kit';
import { type ReactNode, Suspense } from 'react';
import { ExportButton } from '../../../components/list/toolbar/import-export-buttons';
import { useSales, useShopChanges } from '../api';
import { chartsOf, SALES, SALES_DETAILS } from '../domain/figures';
import { DailyTable } from './daily-table';
import { type FigureCard, FigureCards } from './figure-cards';
import { Ranking } from './ranking';
import { SalesReport } from './sales-report';
import { ShopChanges } from './shop-changes';
import { TestOrders } from './test-orders';

const DailyCharts = lazyPart(async () => (await import('./daily-charts')).DailyCharts);

/** What the shop sold on the days of the range. */
export function SalesFigures({ range, picker }: { range: StatsQuery; picker: ReactNode }) {
  const { data: sales, failed, retry } = useSales(range);
  const marks = useShopChanges(range).data?.map(({ entry: { at, subject } }) => ({
    day: dayOf(new Date(at), shopTimeZone()),
    text: subject.kind === 'item' ? `“${subject.title}” changed` : (CHANGED[subject.kind] ?? 'Changed'),
  }));
  return (
    <Box sx={{ marginTop: 3, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'start' }}>
        {picker}
        <ExportButton kind="sales" query={String(new URLSearchParams({ ...range }))} />
      </Box>
      {failed ? (
        <LoadError onRetry={retry}>Couldn’t load sales for these dates</LoadError>
      ) : (
        <>
          {sales && <TestOrders of={sales} />}
          <FigureCards cards={cardsOf(sales)} />
          <ErrorBoundary>
            <Suspense fallback={<Loading />}>
              {sales ? (
                <DailyCharts days={sales.daily} charts={chartsOf(sales.daily, SALES)} marks={marks} />
              ) : (
                <Loading />
              )}
            </Suspense>
          </ErrorBoundary>
          <ShopChanges range={range} />
          <Ranking
            title="Best sellers"
            empty="No sales in this period."
            records={sales?.bestSellers.map(({ itemId, quantity, amount, ...rest }) => ({
              ...rest,
              id: itemId,
              size: quantity,
              text: `${formatCount(quantity)} sold, ${formatDollars(amount)}`,
            }))}
            kind="item"
          />
          <SalesReport range={range} />
          {sales && <DailyTable days={sales.daily} figures={SALES_DETAILS} />}
        </>
      )}
    </Box>
  );
}

const CHANGED: Partial<Record<SubjectKind, string>> = {
  salesSettings: 'Shipping changed',
  home: 'Home page changed',
};

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

function cardsOf(sales: Sales | undefined): FigureCard[] {
  const { revenue = 0, refunded = 0, orders = 0, placed = 0, placedAndPaid = 0 } = sales?.total ?? {};
  const shown = (text: string) => sales && text;
  return [
    {
      label: 'Revenue',
      icon: <MoneyIcon />,
      text: shown(formatDollars(revenue)),
      note: refunded > 0 ? `After ${formatDollars(refunded)} of refunds` : 'After refunds',
    },
    { label: 'Paid orders', icon: <OrdersIcon />, text: shown(formatCount(orders)) },
    {
      label: 'Average order',
      icon: <CartIcon />,
      text: shown(sales?.averageOrder == null ? '–' : formatDollars(sales.averageOrder)),
      note: 'After refunds',
    },
    {
      label: 'Share of orders paid',
      icon: <PaidIcon />,
      text: shown(placed === 0 ? '–' : percent.format(placedAndPaid / placed)),
      note: `${formatCount(placedAndPaid)} of ${counted(placed, 'order')} placed`,
    },
  ];
}

const Loading = () => <Skeleton variant="rounded" height={300} />;
