import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields beside each other where there is room. */
export const TwoColumns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>{children}</Box>
);
