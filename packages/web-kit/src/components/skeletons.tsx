import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type SkeletonsProps = { count: number; of: () => ReactNode; sx?: SxProps<Theme> };

/** Repeats the placeholder shape `count` times; `sx` gives it the layout of the real content. */
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
