import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ArchMark } from '../brand/arch-mark';

type EmptyStateProps = {
  title: string;
  /** The heading level: 1 if nothing else is on the page. */
  level?: 1 | 2 | 3;
  action?: ReactNode;
  children: ReactNode;
};

export function EmptyState({ title, level = 2, action, children }: EmptyStateProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', paddingBlock: { xs: 8, md: 12 } }}>
      <ArchMark size={88} />
      <Typography variant={level === 1 ? 'h2' : 'h3'} component={`h${level}`} sx={{ paddingTop: 2 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '44ch' }}>
        {children}
      </Typography>
      {action}
    </Stack>
  );
}
