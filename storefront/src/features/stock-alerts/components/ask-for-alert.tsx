import { Button, lazyPart, NeedsScripts, Skeleton } from '@stoa/web-kit';
import { Suspense, useState } from 'react';
import type { StockAlertProps } from './stock-alert';

const StockAlert = lazyPart(() => import('./stock-alert').then((part) => part.StockAlert));

/** What the form needs is only loaded for those who want an email. */
export function AskForAlert(alert: StockAlertProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={148} />}>
        <StockAlert {...alert} />
      </Suspense>
    );
  return (
    <NeedsScripts otherwise={false}>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Email me when it’s available
      </Button>
    </NeedsScripts>
  );
}
