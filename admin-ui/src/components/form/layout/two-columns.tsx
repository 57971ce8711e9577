import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two at most, even if there is room for more. */
const COLUMNS = 'repeat(auto-fill, minmax(min(100%, max(220px, 40%)), 1fr))';

/** Fields beside each other where there is room. */
export const TwoColumns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: COLUMNS, alignItems: 'start' }}>{children}</Box>
);
