import TextField from '@mui/material/TextField';
import type { MailTestResult } from '@stoa/contract';
import { useAuth } from '@stoa/web-kit';
import { useId, useState } from 'react';
import { TestCard, type TestOutcome } from '../../../components/form/test-card';

/** Sends what is entered right away, and shows what the mail server said. */
export function SendTest({ send }: { send: (to: string) => Promise<MailTestResult> }) {
  const id = useId();
  const { email } = useAuth();
  const [to, setTo] = useState(email ?? '');

  async function test(): Promise<TestOutcome> {
    const { accepted, means, response } = await send(to);
    return { accepted, title: accepted ? `Test for ${to} was ${means}` : 'The email couldn’t be sent', text: response };
  }

  return (
    <TestCard
      button="Send a test"
      busy="Sending..."
      failure="Failed to send a test"
      test={test}
      field={(run) => (
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
            run();
          }}
          fullWidth
        />
      )}
    />
  );
}
