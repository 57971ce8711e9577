import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ArchPicture } from './arch-picture';

type AuthPanelProps = {
  overline: string;
  title: string;
  intro: ReactNode;
  /** Where to go if this is the wrong page. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A form, with the arch beside it if there's room. */
export function AuthPanel({ overline, title, intro, footer, children }: AuthPanelProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 0.8fr)' },
        alignItems: 'center',
        columnGap: { md: 8, lg: 14 },
        paddingBlock: { xs: 5, md: 8 },
      }}
    >
      <Box sx={{ width: '100%', maxWidth: 460, marginInline: 'auto' }}>
        <Typography variant="overline" component="p" color="primary">
          {overline}
        </Typography>
        <Typography variant="h2" component="h1" sx={{ marginTop: 1, marginBottom: 1.5 }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBottom: 4 }}>
          {intro}
        </Typography>
        {children}
        {footer && (
          <Typography color="textSecondary" sx={{ marginTop: 3.5 }}>
            {footer}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, maxWidth: 400, width: '100%', justifySelf: 'center' }}>
        <ArchPicture />
      </Box>
    </Box>
  );
}
