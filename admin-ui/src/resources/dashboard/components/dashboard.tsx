import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Stats } from '@stoa/contract';
import { ErrorBoundary, LoadError, lazyPart, useListView } from '@stoa/web-kit';
import { type ReactNode, Suspense, useId } from 'react';
import { PageHeader } from '../../../components/page-header';
import { useStats } from '../api';
import { type DashboardTab, dashboardParams, presetRange, readRange } from '../domain/range';
import { DailyTable } from './daily-table';
import { FirstSteps } from './first-steps';
import { PopularRecords } from './popular-records';
import { RangePicker } from './range-picker';
import { RecentActivity } from './recent-activity';
import { StatCards } from './stat-cards';

const LABELS: Record<DashboardTab, string> = {
  activity: 'Recent Activity',
  popular: 'Popular Items',
  analytics: 'Analytics',
};

export function Dashboard() {
  const id = useId();
  const { values, change, changeTyped } = useListView(dashboardParams);
  const tab = values.tab as DashboardTab;
  const range = readRange(values);
  const { stats, failed, retry } = useStats(range.query, presetRange(values.days));
  const picker = (
    <RangePicker range={range} onPreset={(days) => change({ days, from: '', to: '' })} onDays={changeTyped} />
  );

  return (
    <>
      <PageHeader title="Dashboard" />
      {failed && !stats && <SamplesNote onRetry={retry} />}
      <StatCards stats={stats} failed={failed} />
      <FirstSteps />
      <Tabs
        value={tab}
        onChange={(_, chosen: DashboardTab) => change({ tab: chosen })}
        aria-label="Dashboard details"
        variant="scrollable"
        scrollButtons={false}
        sx={{
          marginTop: 4,
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { paddingInline: { xs: 1, sm: 2 } },
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
              <DailyCharts days={stats.daily} />
            </Suspense>
          </ErrorBoundary>
          <DailyTable days={stats.daily} />
        </>
      )}
    </Box>
  );
}

const Loading = () => <Skeleton variant="rounded" height={360} />;
