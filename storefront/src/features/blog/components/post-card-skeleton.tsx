import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { POST_RATIO } from './post-grid';

export function PostCardSkeleton() {
  return (
    <Card>
      <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: POST_RATIO }} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, padding: 2.5 }}>
        <div>
          <Skeleton width="35%" sx={{ typography: 'caption' }} />
          <Skeleton width="80%" sx={{ typography: 'h4', marginTop: 0.5 }} />
        </div>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <Skeleton variant="circular" width={32} height={32} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="30%" sx={{ typography: 'body2' }} />
            <Skeleton width="45%" sx={{ typography: 'caption' }} />
          </Box>
        </Box>
        <Box>
          <Skeleton sx={{ typography: 'body2' }} />
          <Skeleton sx={{ typography: 'body2' }} />
          <Skeleton width="60%" sx={{ typography: 'body2' }} />
        </Box>
        <Skeleton width="50%" height={24} />
        <Skeleton width="100%" height={40} />
      </Box>
    </Card>
  );
}
