import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDollars, tabularFigures } from '@stoa/web-kit';

export function CartTotal({ total }: { total: number }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
      <Typography variant="subtitle2" component="span">
        Total
      </Typography>
      <Typography variant="h4" component="output" aria-label="Total" sx={tabularFigures}>
        {formatDollars(total)}
      </Typography>
    </Box>
  );
}
