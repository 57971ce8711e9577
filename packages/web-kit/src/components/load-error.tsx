import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

type LoadErrorProps = { children: ReactNode; onRetry: () => void };

/** What could not be loaded, in the sentence given, and a way to try it again. */
export function LoadError({ children, onRetry }: LoadErrorProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
