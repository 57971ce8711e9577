import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Stats } from '@stoa/contract';
import { ErrorBoundary, LoadError, lazyPart } from '@stoa/web-kit';
import { type ReactNode, Suspense } from 'react';
import { DailyTable } from './daily-table';

/** Only people who look at charts load the chart library. */
const DailyCharts = lazyPart(async () => (await import('./daily-charts')).DailyCharts);

type AnalyticsProps = {
  stats: Stats | undefined;
  failed: boolean;
  onRetry: () => void;
  picker: ReactNode;
};

export function Analytics({ stats, failed, onRetry, picker }: AnalyticsProps) {
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
