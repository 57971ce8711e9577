import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { MailTestResult } from '@stoa/contract';
import { errorMessage, useAuth } from '@stoa/web-kit';
import { useId, useState } from 'react';

/** Sends what is entered right away, and shows what the mail server said. */
export function SendTest({ send }: { send: (to: string) => Promise<MailTestResult> }) {
  const id = useId();
  const { email } = useAuth();
  const [to, setTo] = useState(email ?? '');
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<MailTestResult | { failure: string } | null>(null);

  async function sendNow() {
    setBusy(true);
    setResult(null);
    try {
      setResult(await send(to));
    } catch (error) {
      setResult({ failure: errorMessage(error, 'Failed to send a test') });
    }
    setBusy(false);
  }

  return (
    <>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5, alignItems: 'stretch' }}>
        <TextField
          id={id}
          label="Send a test to"
          type="email"
          autoComplete="email"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void sendNow();
          }}
          fullWidth
        />
        <Button variant="outlined" disabled={busy} onClick={() => void sendNow()} sx={{ flexShrink: 0 }}>
          {busy ? 'Sending...' : 'Send a test'}
        </Button>
      </Box>
      <div role="status">{result && <Outcome result={result} to={to} />}</div>
    </>
  );
}

function Outcome({ result, to }: { result: MailTestResult | { failure: string }; to: string }) {
  if ('failure' in result) return <Alert severity="error">{result.failure}</Alert>;
  const { accepted, means, response } = result;
  return (
    <Alert severity={accepted ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{accepted ? `Test for ${to} was ${means}` : 'The email couldn’t be sent'}</AlertTitle>
      {response}
    </Alert>
  );
}
