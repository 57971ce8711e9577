import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useAuth } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../confirm-dialog';
import { forgetDraft, keepDraft, readDraft } from './draft';

/** Asks before a page with unsaved changes is left, and brings them back after a reload. */
export function UnsavedChanges({ name }: { name: string }) {
  const { email } = useAuth();
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<object>();
  const key = `stoa-draft:${email}:${name}`;
  const [draft] = useState(() => readDraft(key, initialValues));
  const [isRestored, setIsRestored] = useState(draft !== null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (draft) void setValues(draft);
  }, [draft, setValues]);

  useEffect(() => {
    if (dirty) keepDraft(key, values);
    else forgetDraft(key);
  }, [key, dirty, values]);

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  function discard() {
    resetForm();
    setIsRestored(false);
  }

  function leave() {
    forgetDraft(key);
    blocker.proceed?.();
  }

  return (
    <>
      {isRestored && dirty && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button color="inherit" onClick={discard}>
              Discard them
            </Button>
          }
        >
          Your unsaved changes are back.
        </Alert>
      )}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title="Leave without saving?"
        confirm="Leave"
        cancel="Stay"
        onConfirm={leave}
        onCancel={() => blocker.reset?.()}
      >
        What you changed on this page is not saved, and would be lost.
      </ConfirmDialog>
    </>
  );
}
