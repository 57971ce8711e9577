import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
import { FormCard } from './layout/form-card';

export interface TestOutcome {
  accepted: boolean;
  title?: string;
  /** What the other side said. */
  text: string;
}

type TestCardProps = {
  intro?: string;
  button: string;
  busy: string;
  /** If the other side wasn’t asked. */
  failure: string;
  test: () => Promise<TestOutcome>;
  /** What the test needs to know. */
  field?: (run: () => void) => ReactNode;
};

/** Tries what is entered, and shows what came of it. */
export function TestCard({ intro, button, busy, failure, test, field }: TestCardProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<TestOutcome | null>(null);

  async function runNow() {
    setIsBusy(true);
    setOutcome(null);
    setOutcome(await test().catch((error: unknown) => ({ accepted: false, text: errorMessage(error, failure) })));
    setIsBusy(false);
  }

  const run = () => {
    if (!isBusy) void runNow();
  };

  return (
    <FormCard title="Test">
      {intro && (
        <Typography variant="body2" color="textSecondary">
          {intro}
        </Typography>
      )}
      <div>
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
          {field?.(run)}
          <Button variant="outlined" aria-disabled={isBusy} onClick={run} sx={{ flexShrink: 0 }}>
            {isBusy ? busy : button}
          </Button>
        </Box>
        <div role="status">{outcome && <Outcome outcome={outcome} />}</div>
      </div>
    </FormCard>
  );
}

const Outcome = ({ outcome: { accepted, title, text } }: { outcome: TestOutcome }) => (
  <Alert severity={accepted ? 'success' : 'error'} sx={{ marginTop: 2.5, overflowWrap: 'anywhere' }}>
    {title && <AlertTitle>{title}</AlertTitle>}
    {text}
  </Alert>
);
