import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useAuth } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { useUnsaved } from './unsaved-provider';

/** Asks before a page with unsaved changes is left, and brings them back after a reload. */
export function UnsavedChanges({ name }: { name: string }) {
  const { email } = useAuth();
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<object>();
  const key = `stoa-draft:${email}:${name}`;
  const [draft] = useState(() => readDraft(key, initialValues));
  const [isRestored, setIsRestored] = useState(draft !== null);
  useUnsaved(
    dirty,
    useCallback(() => forgetDraft(key), [key]),
  );

  useEffect(() => {
    if (draft) void setValues(draft);
  }, [draft, setValues]);

  useEffect(() => {
    if (dirty) keepDraft(key, values);
    else forgetDraft(key);
  }, [key, dirty, values]);

  function discard() {
    resetForm();
    setIsRestored(false);
  }

  if (!isRestored || !dirty) return null;
  return (
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
  );
}
