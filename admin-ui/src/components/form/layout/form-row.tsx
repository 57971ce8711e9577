import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type FormRowProps = { title: string; buttons?: ReactNode; children: ReactNode };

/** One of a list of things that have several fields each. */
export function FormRow({ title, buttons, children }: FormRowProps) {
  return (
    <Card role="group" aria-label={title} sx={{ display: 'grid', gap: 2.5, padding: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h6" component="h2" sx={{ flex: '1 1 auto', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {buttons}
      </Box>
      {children}
    </Card>
  );
}
