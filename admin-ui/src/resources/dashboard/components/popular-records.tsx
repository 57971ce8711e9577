import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PopularRecord, Stats } from '@stoa/contract';
import { LoadError, Skeletons, tabularFigures } from '@stoa/web-kit';
import { useId } from 'react';
import { outsidePaths } from '../../../config/paths';
import { counted } from '../../../lib/count';

type PopularRecordsProps = { stats: Stats | undefined; failed: boolean; onRetry: () => void };

/** What visitors looked at most, of items and of posts. */
export function PopularRecords({ stats, failed, onRetry }: PopularRecordsProps) {
  if (!stats && failed)
    return (
      <Box sx={{ marginTop: 3 }}>
        <LoadError onRetry={onRetry}>Failed to load the popular items</LoadError>
      </Box>
    );
  return (
    <Box sx={{ marginTop: 3, display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Ranking title="Most viewed items" records={stats?.popularItems} pathOf={outsidePaths.item} />
      <Ranking title="Most viewed posts" records={stats?.popularPosts} pathOf={outsidePaths.post} />
    </Box>
  );
}

type RankingProps = { title: string; records: PopularRecord[] | undefined; pathOf: (slug: string) => string };

function Ranking({ title, records, pathOf }: RankingProps) {
  const id = useId();
  const most = Math.max(1, ...(records ?? []).map(({ views }) => views));
  return (
    <section aria-labelledby={id}>
      <Typography variant="h5" component="h2" id={id} gutterBottom>
        {title}
      </Typography>
      {!records && <Skeletons count={5} of={() => <Skeleton variant="text" sx={{ height: 56 }} />} />}
      {records?.length === 0 && <Typography color="textSecondary">Nothing was viewed yet.</Typography>}
      {records && records.length > 0 && (
        <Places>
          {records.map(({ id, slug, title, views }) => (
            <li key={id}>
              <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
                <Link href={pathOf(slug)} color="textPrimary" underline="hover" sx={{ overflowWrap: 'anywhere' }}>
                  {title}
                </Link>
                <Typography variant="body2" color="textSecondary" sx={{ ...tabularFigures, flexShrink: 0 }}>
                  {counted(views, 'view')}
                </Typography>
              </Box>
              <Bar style={{ width: `${(views / most) * 100}%` }} />
            </li>
          ))}
        </Places>
      )}
    </section>
  );
}

const Places = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: theme.spacing(1.25) },
}));

/** How much of the most viewed one's views this one has. */
const Bar = styled('div')(({ theme }) => ({
  height: 4,
  minWidth: 4,
  marginTop: theme.spacing(0.75),
  borderRadius: 2,
  backgroundColor: theme.vars.palette.primary.main,
}));
