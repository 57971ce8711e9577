import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Stats } from '@stoa/contract';
import { ErrorBoundary, LoadError, lazyPart, readStored, store, useListView } from '@stoa/web-kit';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { PageHeader } from '../../../components/page-header';
import { useStats, useValidRange } from '../api';
import { chartsOf, VISITS } from '../domain/figures';
import { type DashboardTab, dashboardParams, presetRange, readRange } from '../domain/range';
import { DailyTable } from './daily-table';
import { FirstSteps } from './first-steps';
import { PopularRecords } from './popular-records';
import { RangePicker } from './range-picker';
import { RecentActivity } from './recent-activity';
import { SalesFigures } from './sales-figures';
import { SalesSummary } from './sales-summary';
import { StatCards } from './stat-cards';
import { Waiting } from './waiting';

const LABELS: Record<DashboardTab, string> = {
  activity: 'Recent Activity',
  popular: 'Popular Items',
  analytics: 'Analytics',
  sales: 'Sales',
};

const HIDDEN_STEPS = 'stoa-first-steps';

export function Dashboard() {
  const id = useId();
  const { values, change, changeTyped } = useListView(dashboardParams);
  const tab = values.tab as DashboardTab;
  const range = readRange(values);
  const asked = useValidRange(range.query, presetRange(values.days));
  const { data: stats, failed, retry } = useStats(asked);
  const [hidesSteps, setHidesSteps] = useState(() => readStored(HIDDEN_STEPS) === 'hidden');
  const hideSteps = () => {
    store(HIDDEN_STEPS, 'hidden');
    setHidesSteps(true);
  };
  const picker = (
    <RangePicker range={range} onPreset={(days) => change({ days, from: '', to: '' })} onDays={changeTyped} />
  );

  return (
    <>
      <PageHeader title="Dashboard" />
      <SalesSummary />
      {failed && !stats && <SamplesNote onRetry={retry} />}
      {!hidesSteps && <FirstSteps onHide={hideSteps} />}
      <Waiting lowStock={stats?.lowStock ?? 0} saysPayment={hidesSteps} />
      <Box sx={{ marginTop: 3 }}>
        <StatCards stats={stats} failed={failed} />
      </Box>
      <Tabs
        value={tab}
        onChange={(_, chosen: DashboardTab) => change({ tab: chosen })}
        aria-label="Dashboard details"
        sx={{
          marginTop: 4,
          borderBottom: 1,
          borderColor: 'divider',
          // All of them on a phone.
          '& .MuiTab-root': { paddingInline: { xs: 0.5, sm: 2 }, minWidth: { xs: 0, sm: 90 } },
        }}
      >
        {Object.entries(LABELS).map(([name, label]) => (
          <Tab key={name} value={name} label={label} id={`${id}-${name}-tab`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}-tab`}>
        {tab === 'activity' && <RecentActivity stats={stats} failed={failed} onRetry={retry} />}
        {tab === 'popular' && <PopularRecords stats={stats} failed={failed} onRetry={retry} picker={picker} />}
        {tab === 'analytics' && <Analytics stats={stats} failed={failed} onRetry={retry} picker={picker} />}
        {tab === 'sales' && <SalesFigures range={asked} picker={picker} />}
      </div>
    </>
  );
}

function SamplesNote({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      severity="warning"
      sx={{ marginBottom: 3 }}
      action={
        <Button color="inherit" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      We couldn’t load your figures. These are sample figures, not your shop’s.
    </Alert>
  );
}

/** Only people who look at charts load the chart library. */
const DailyCharts = lazyPart(async () => (await import('./daily-charts')).DailyCharts);

type AnalyticsProps = {
  stats: Stats | undefined;
  failed: boolean;
  onRetry: () => void;
  picker: ReactNode;
};

function Analytics({ stats, failed, onRetry, picker }: AnalyticsProps) {
  return (
    <Box sx={{ marginTop: 3, display: 'grid', gap: 3 }}>
      {picker}
      {failed && <LoadError onRetry={onRetry}>Couldn’t load analytics for these dates</LoadError>}
      {!failed && !stats && <Loading />}
      {!failed && stats && (
        <>
          <ErrorBoundary>
            <Suspense fallback={<Loading />}>
              <DailyCharts days={stats.daily} charts={chartsOf(stats.daily, VISITS)} />
            </Suspense>
          </ErrorBoundary>
          <DailyTable days={stats.daily} figures={VISITS} />
        </>
      )}
    </Box>
  );
}

const Loading = () => <Skeleton variant="rounded" height={360} />;
