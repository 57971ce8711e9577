import OutsideIcon from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { Skeletons, tabularFigures } from '@stoa/web-kit';
import { useId } from 'react';
import { RecordLink } from '../../../components/record-link';
import { useRecordKinds } from '../../../lib/record-kinds';

export interface Ranked {
  id: number;
  title: string;
  /** Null: it’s gone. */
  slug: string | null;
  /** What its place follows from, and in words. */
  size: number;
  text: string;
}

type RankingProps = { title: string; records: Ranked[] | undefined; kind: 'item' | 'post'; empty: string };

/** Records with a bar each, the first one’s the longest. */
export function Ranking({ title, records, kind, empty }: RankingProps) {
  const id = useId();
  const { edit, view } = useRecordKinds()[kind];
  const most = Math.max(1, ...(records ?? []).map(({ size }) => size));
  return (
    <section aria-labelledby={id}>
      <Typography variant="h5" component="h2" id={id} gutterBottom>
        {title}
      </Typography>
      {!records && <Skeletons count={5} of={() => <Skeleton variant="text" sx={{ height: 56 }} />} />}
      {records?.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      {records && records.length > 0 && (
        <Places>
          {records.map(({ id, slug, title, size, text }) => (
            <li key={id}>
              <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
                <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
                  <Box sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>
                    <RecordLink to={slug === null ? undefined : edit?.(id)}>{title}</RecordLink>
                  </Box>
                  <Typography variant="body2" color="textSecondary" sx={tabularFigures}>
                    {text}
                  </Typography>
                </Box>
                {view && slug !== null && (
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
                )}
              </Box>
              <Bar style={{ width: `${(size / most) * 100}%` }} />
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

const Bar = styled('div')(({ theme }) => ({
  height: 4,
  minWidth: 4,
  marginTop: theme.spacing(0.75),
  borderRadius: 2,
  backgroundColor: theme.vars.palette.primary.main,
}));
