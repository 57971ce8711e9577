import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useStore } from '../api';

/** `fallback` is shown if the shop's name can't be loaded. */
export function ShopName({ fallback = null }: { fallback?: ReactNode }) {
  const { data, error } = useStore();
  if (data) {
    return (
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {data.shopName}
      </Box>
    );
  }
  if (error) return fallback;
  return <Skeleton component="span" width="6em" sx={{ display: 'inline-block', verticalAlign: 'bottom' }} />;
}
