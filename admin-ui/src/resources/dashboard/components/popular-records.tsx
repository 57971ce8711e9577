import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { PopularRecord, Stats } from '@stoa/contract';
import { LoadError, Skeletons, tabularFigures } from '@stoa/web-kit';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { OutsideIcon } from '../../../components/icons';
import { outsidePaths, paths } from '../../../config/paths';
import { counted } from '../../../lib/count';

type PopularRecordsProps = { stats: Stats | undefined; failed: boolean; onRetry: () => void; picker: ReactNode };

/** What visitors looked at most on the chosen days, of items and of posts. */
export function PopularRecords({ stats, failed, onRetry, picker }: PopularRecordsProps) {
  return (
    <Box sx={{ marginTop: 3, display: 'grid', gap: 3 }}>
      {picker}
      {failed ? (
        <LoadError onRetry={onRetry}>Failed to load the popular items</LoadError>
      ) : (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Ranking title="Most viewed items" records={stats?.popularItems} edit={paths.item} view={outsidePaths.item} />
          <Ranking title="Most viewed posts" records={stats?.popularPosts} edit={paths.post} view={outsidePaths.post} />
        </Box>
      )}
    </Box>
  );
}

type RankingProps = {
  title: string;
  records: PopularRecord[] | undefined;
  edit: (id: number) => string;
  view: (slug: string) => string;
};

function Ranking({ title, records, edit, view }: RankingProps) {
  const id = useId();
  const most = Math.max(1, ...(records ?? []).map(({ views }) => views));
  return (
    <section aria-labelledby={id}>
      <Typography variant="h5" component="h2" id={id} gutterBottom>
        {title}
      </Typography>
      {!records && <Skeletons count={5} of={() => <Skeleton variant="text" sx={{ height: 56 }} />} />}
      {records?.length === 0 && <Typography color="textSecondary">Nothing was viewed on these days.</Typography>}
      {records && records.length > 0 && (
        <Places>
          {records.map(({ id, slug, title, views }) => (
            <li key={id}>
              <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
                <Link
                  component={RouterLink}
                  to={edit(id)}
                  color="textPrimary"
                  underline="hover"
                  sx={{ flex: 1, overflowWrap: 'anywhere' }}
                >
                  {title}
                </Link>
                <Typography variant="body2" color="textSecondary" sx={{ ...tabularFigures, flexShrink: 0 }}>
                  {counted(views, 'view')}
                </Typography>
                <Tooltip title="View in the shop">
                  <IconButton
                    size="small"
                    href={view(slug)}
                    aria-label={`View ${title} in the shop`}
                    sx={{ alignSelf: 'center', fontSize: '1.125rem' }}
                  >
                    <OutsideIcon />
                  </IconButton>
                </Tooltip>
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
