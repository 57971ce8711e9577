import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type AccountSectionProps = { title: string; intro: string; children: ReactNode };

export function AccountSection({ title, intro, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 2fr)' },
        columnGap: { md: 6, lg: 10 },
        rowGap: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        paddingBlock: { xs: 4, md: 6 },
      }}
    >
      <div>
        <Typography variant="h4" component="h2" id={id}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1, maxWidth: '40ch' }}>
          {intro}
        </Typography>
      </div>
      <Card sx={{ padding: { xs: 2.5, sm: 4 } }}>{children}</Card>
    </Box>
  );
}

/** The style of a list within a section. */
export const rows = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  outline: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider', paddingTop: 2.5, marginTop: 2.5 },
};
