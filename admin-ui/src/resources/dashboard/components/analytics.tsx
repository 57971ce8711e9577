import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Stats } from '@stoa/contract';
import { LoadError } from '@stoa/web-kit';
import { lazy, Suspense } from 'react';
import type { Range } from '../domain/view';
import { DailyTable } from './daily-table';
import { RangePicker } from './range-picker';

/** The charts' library is fetched by those who look at charts. */
const DailyCharts = lazy(async () => ({ default: (await import('./daily-charts')).DailyCharts }));

type AnalyticsProps = {
  stats: Stats | undefined;
  failed: boolean;
  onRetry: () => void;
  range: Range;
  onPreset: (days: string) => void;
  onDays: (days: { from: string; to: string }) => void;
};

export function Analytics({ stats, failed, onRetry, range, onPreset, onDays }: AnalyticsProps) {
  return (
    <Box sx={{ marginTop: 3, display: 'grid', gap: 3 }}>
      <RangePicker range={range} onPreset={onPreset} onDays={onDays} />
      {failed && <LoadError onRetry={onRetry}>Failed to load the figures of these days</LoadError>}
      {!failed && !stats && <Loading />}
      {!failed && stats && (
        <>
          <Suspense fallback={<Loading />}>
            <DailyCharts days={stats.daily} />
          </Suspense>
          <DailyTable days={stats.daily} />
        </>
      )}
    </Box>
  );
}

const Loading = () => <Skeleton variant="rounded" height={360} />;
