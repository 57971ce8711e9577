import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { StorageTestResult } from '@stoa/contract';
import { errorMessage } from '@stoa/web-kit';
import { useState } from 'react';

/** Tells what the storage says. */
export function TestStorage({ test }: { test: () => Promise<StorageTestResult> }) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<StorageTestResult>();

  async function run() {
    setBusy(true);
    setResult(undefined);
    setResult(
      await test().catch((error: unknown) => ({
        accepted: false,
        response: errorMessage(error, 'The storage couldn’t be tested. Please try again.'),
      })),
    );
    setBusy(false);
  }

  return (
    <>
      <div>
        <Button variant="outlined" disabled={busy} onClick={() => void run()}>
          {busy ? 'Testing...' : 'Test storage'}
        </Button>
      </div>
      {result && <Alert severity={result.accepted ? 'success' : 'error'}>{result.response}</Alert>}
    </>
  );
}
