import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Sales } from '@stoa/contract';
import { Badge } from '../../../components/badge';

const WORDS: Record<NonNullable<Sales['testOrders']>, string> = {
  COUNTED: 'These figures include test orders, for which no money moved. They count until the first real payment.',
  LEFT_OUT: 'Test orders are left out.',
};

/** Whether figures are of real money. */
export function TestOrders({ of: { testOrders } }: { of: Pick<Sales, 'testOrders'> }) {
  if (testOrders === null) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, marginBottom: 2 }}>
      {testOrders === 'COUNTED' && <Badge look="caution">Test</Badge>}
      <Typography variant="body2" color="textSecondary">
        {WORDS[testOrders]}
      </Typography>
    </Box>
  );
}
