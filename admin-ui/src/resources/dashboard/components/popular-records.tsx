import Box from '@mui/material/Box';
import type { PopularRecord, Stats } from '@stoa/contract';
import { counted } from '@stoa/contract';
import { LoadError } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Ranking } from './ranking';

type PopularRecordsProps = { stats: Stats | undefined; failed: boolean; onRetry: () => void; picker: ReactNode };

export function PopularRecords({ stats, failed, onRetry, picker }: PopularRecordsProps) {
  const empty = 'No views in this period.';
  return (
    <Box sx={{ marginTop: 3, display: 'grid', gap: 3 }}>
      {picker}
      {failed ? (
        <LoadError onRetry={onRetry}>Couldn’t load popular items</LoadError>
      ) : (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Ranking title="Most viewed items" records={ranked(stats?.popularItems)} kind="item" empty={empty} />
          <Ranking title="Most viewed posts" records={ranked(stats?.popularPosts)} kind="post" empty={empty} />
        </Box>
      )}
    </Box>
  );
}

const ranked = (records: PopularRecord[] | undefined) =>
  records?.map(({ views, ...record }) => ({ ...record, size: views, text: counted(views, 'view') }));
