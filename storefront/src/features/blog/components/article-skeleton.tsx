import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { POST_RATIO } from './post-grid';

/** Placeholder for the beginning of an article. */
export function ArticleSkeleton() {
  return (
    <Box aria-busy="true" sx={{ maxWidth: '60rem', marginInline: 'auto', paddingBlock: { xs: 4, md: 7 } }}>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2 }}>
        <Skeleton width="14em" sx={{ typography: 'overline' }} />
        <Skeleton width="min(100%, 14em)" sx={{ typography: 'h2' }} />
        <Skeleton width="min(100%, 34em)" sx={{ typography: 'subtitle1' }} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, marginTop: 1 }}>
          <Skeleton variant="circular" width={44} height={44} />
          <div>
            <Skeleton width="8em" sx={{ typography: 'body2' }} />
            <Skeleton width="18em" sx={{ typography: 'caption' }} />
          </div>
        </Box>
      </Box>
      <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: POST_RATIO, marginTop: { xs: 4, md: 6 } }} />
    </Box>
  );
}
