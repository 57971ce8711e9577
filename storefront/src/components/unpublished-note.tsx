import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

export function UnpublishedNote({ children }: { children: ReactNode }) {
  return (
    <Alert severity="warning" role="note" sx={{ marginTop: 3 }}>
      <strong>Only administrators can see this page.</strong> {children}
    </Alert>
  );
}
