import Alert from '@mui/material/Alert';
import { errorMessage } from '@stoa/web-kit';
import { useCallback, useEffect, useState } from 'react';

const STANDS_MS = 3000;
/** Delay before a list drops a record that is gone. */
const RELOAD_MS = 1000;

type Outcome = { severity: 'success' | 'error'; text: string; stays?: boolean };

type Attempt = {
  done: string;
  /** Shown if it fails without a message of its own. */
  failure: string;
  /** Whether to wait a moment before reloading the list. */
  slowly?: boolean;
  /** Whether a failure stays until it's closed, because it says what to do next. */
  stays?: boolean;
};

/**
 * Makes changes to a list, reports each in a message that goes away by itself, and reloads the list. `attempt` resolves to
 * whether the change succeeded.
 */
export function useOutcome(reload: () => Promise<void>) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    if (!outcome || outcome.stays) return;
    const timer = setTimeout(() => setOutcome(null), STANDS_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => void reload(), RELOAD_MS);
    return () => clearTimeout(timer);
  }, [changes, reload]);

  const succeed = useCallback(
    async (text: string) => {
      await reload();
      setOutcome({ severity: 'success', text });
    },
    [reload],
  );

  const fail = useCallback((error: unknown, failure: string, stays = false) => {
    setOutcome({ severity: 'error', text: errorMessage(error, failure), stays });
  }, []);

  const attempt = useCallback(
    async (
      change: () => Promise<unknown>,
      { done, failure, slowly = false, stays = false }: Attempt,
    ): Promise<boolean> => {
      try {
        await change();
        if (slowly) {
          setChanges((count) => count + 1);
          setOutcome({ severity: 'success', text: done });
        } else await succeed(done);
        return true;
      } catch (error) {
        fail(error, failure, stays);
        return false;
      }
    },
    [succeed, fail],
  );

  const alert = outcome && (
    <Alert
      severity={outcome.severity}
      role={outcome.severity === 'error' ? 'alert' : 'status'}
      onClose={outcome.stays ? () => setOutcome(null) : undefined}
      sx={{ marginBottom: 2 }}
    >
      {outcome.text}
    </Alert>
  );
  return { alert, attempt, succeed, fail };
}
