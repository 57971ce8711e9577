import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ITEM_RATIO } from './item-grid';

/** Placeholder for an item's page. */
export function ItemPageSkeleton() {
  return (
    <Box aria-busy="true">
      <Skeleton width="18rem" sx={{ typography: 'body2', marginBlock: { xs: 3, md: 4 } }} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'start',
          gap: { xs: 4, md: 7 },
        }}
      >
        <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: ITEM_RATIO }} />
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <div>
            <Skeleton width="30%" sx={{ typography: 'overline' }} />
            <Skeleton width="85%" sx={{ typography: 'h2', marginTop: 1 }} />
          </div>
          <Skeleton width="35%" sx={{ typography: 'h3' }} />
          <Skeleton width="55%" height={24} />
          <Skeleton variant="rounded" width="11rem" height={50} />
          <div>
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
          </div>
        </Box>
      </Box>
    </Box>
  );
}
