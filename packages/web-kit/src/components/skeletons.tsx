import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type SkeletonsProps = { count: number; of: () => ReactNode; sx?: SxProps<Theme> };

/** `count` times the shape of what comes; `sx` lays them out as it will be laid out. */
export function Skeletons({ count, of: shape, sx }: SkeletonsProps) {
  return (
    <Box aria-busy="true" sx={sx}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
        <Box key={place} aria-hidden="true" sx={{ display: 'contents' }}>
          {shape()}
        </Box>
      ))}
    </Box>
  );
}
