import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  /** One sentence about the page, if the title doesn't say it all. */
  intro?: ReactNode;
  actions?: ReactNode;
};

/** The header of every panel page; also sets the title of the browser tab. */
export function PageHeader({ title, intro, actions }: PageHeaderProps) {
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBottom: 3, minHeight: 40 }}
    >
      <title>{`${title} · Admin Panel`}</title>
      <Box sx={{ flex: { xs: intro ? '1 1 14rem' : '1 1 8rem', sm: '1 1 16rem' }, minWidth: 0 }}>
        <Typography variant="h3" component="h1">
          {title}
        </Typography>
        {intro && (
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5, maxWidth: '70ch' }}>
            {intro}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
