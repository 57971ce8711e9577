import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { PICTURE_RATIO } from './item-picture';

/** The shape of an ItemCard. */
export function ItemCardSkeleton() {
  return (
    <Card>
      <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: PICTURE_RATIO }} />
      <Box sx={{ padding: 2.5 }}>
        <Skeleton width="35%" sx={{ typography: 'caption' }} />
        <Skeleton width="80%" sx={{ typography: 'h4', marginTop: 0.5, marginBottom: 2 }} />
        <Skeleton width="25%" sx={{ typography: 'subtitle2' }} />
      </Box>
    </Card>
  );
}
