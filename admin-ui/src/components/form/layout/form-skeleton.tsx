import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Skeletons } from '@stoa/web-kit';
import { FORM_WIDTH } from './form-width';

export function FormSkeleton() {
  return (
    <Box
      component={Skeletons}
      count={5}
      of={() => <Skeleton variant="rounded" height={56} />}
      sx={{ display: 'grid', gap: 2.5, maxWidth: FORM_WIDTH }}
    />
  );
}
