import OutsideIcon from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { PopularRecord, Stats } from '@stoa/contract';
import { counted, LoadError, Skeletons, tabularFigures } from '@stoa/web-kit';
import { type ReactNode, useId } from 'react';
import { RecordLink } from '../../../components/record-link';
import { type RecordKind, useRecordKinds } from '../../../lib/record-kinds';

type PopularRecordsProps = { stats: Stats | undefined; failed: boolean; onRetry: () => void; picker: ReactNode };

export function PopularRecords({ stats, failed, onRetry, picker }: PopularRecordsProps) {
  const { item, post } = useRecordKinds();
  return (
    <Box sx={{ marginTop: 3, display: 'grid', gap: 3 }}>
      {picker}
      {failed ? (
        <LoadError onRetry={onRetry}>Couldn’t load popular items</LoadError>
      ) : (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '1fr 1fr' } }}>
          <Ranking title="Most viewed items" records={stats?.popularItems} kind={item} />
          <Ranking title="Most viewed posts" records={stats?.popularPosts} kind={post} />
        </Box>
      )}
    </Box>
  );
}

type RankingProps = {
  title: string;
  records: PopularRecord[] | undefined;
  kind: RecordKind;
};

function Ranking({ title, records, kind }: RankingProps) {
  const id = useId();
  const most = Math.max(1, ...(records ?? []).map(({ views }) => views));
  return (
    <section aria-labelledby={id}>
      <Typography variant="h5" component="h2" id={id} gutterBottom>
        {title}
      </Typography>
      {!records && <Skeletons count={5} of={() => <Skeleton variant="text" sx={{ height: 56 }} />} />}
      {records?.length === 0 && <Typography color="textSecondary">No views in this period.</Typography>}
      {records && records.length > 0 && (
        <Places>
          {records.map(({ id, slug, title, views }) => (
            <li key={id}>
              <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
                <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>
                  <RecordLink to={kind.edit?.(id)}>{title}</RecordLink>
                </Box>
                <Typography variant="body2" color="textSecondary" sx={{ ...tabularFigures, flexShrink: 0 }}>
                  {counted(views, 'view')}
                </Typography>
                {kind.view && (
                  <Tooltip title="View in the shop">
                    <IconButton
                      size="small"
                      href={kind.view(slug)}
                      aria-label={`View ${title} in the shop`}
                      sx={{ alignSelf: 'center', fontSize: '1.125rem' }}
                    >
                      <OutsideIcon />
                    </IconButton>
                  </Tooltip>
                )}
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

/** This record's views relative to those of the most viewed one. */
const Bar = styled('div')(({ theme }) => ({
  height: 4,
  minWidth: 4,
  marginTop: theme.spacing(0.75),
  borderRadius: 2,
  backgroundColor: theme.vars.palette.primary.main,
}));
