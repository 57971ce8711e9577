import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { ITEM_RATIO } from './item-grid';

export function ItemCardSkeleton() {
  return (
    <Card data-skeleton>
      <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: ITEM_RATIO }} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, padding: 2.5 }}>
        <div>
          <Skeleton width="35%" height={24} />
          <Skeleton width="80%" sx={{ typography: 'h4', marginTop: 0.75 }} />
        </div>
        <div>
          <Skeleton sx={{ typography: 'body2' }} />
          <Skeleton width="70%" sx={{ typography: 'body2' }} />
        </div>
        <Skeleton width="50%" height={24} />
        <Skeleton width="25%" height={40} />
      </Box>
    </Card>
  );
}
