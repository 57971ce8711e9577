import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { tabularFigures } from '@stoa/web-kit';
import { useId } from 'react';

type ProgressProps = { label: string; done: number; all: number };

export function Progress({ label, done, all }: ProgressProps) {
  const id = useId();
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Typography id={id} sx={{ ...tabularFigures, marginBottom: 1 }}>
        {label}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={all === 0 ? 0 : Math.round((done / all) * 100)}
        aria-labelledby={id}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Box>
  );
}
