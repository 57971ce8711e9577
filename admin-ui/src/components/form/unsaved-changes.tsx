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
  const { values, initialValues: opened, dirty, setValues, resetForm } = useFormikContext<object>();
  const key = `stoa-draft:${email}:${name}`;
  const [newest] = useState(opened);
  const [draft] = useState(() => readDraft(key, newest));
  useUnsaved(
    dirty,
    useCallback(() => forgetDraft(key), [key]),
  );

  useEffect(() => {
    if (!draft) return;
    resetForm({ values: draft.opened });
    void setValues(draft.values);
  }, [draft, resetForm, setValues]);

  useEffect(() => {
    if (dirty) keepDraft(key, { opened, values });
    else forgetDraft(key);
  }, [key, dirty, opened, values]);

  // Until the form starts anew: from what is saved, or with what is given up.
  const isBack = dirty && draft?.opened === opened;
  if (!isBack) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" onClick={() => resetForm({ values: newest })}>
          Discard them
        </Button>
      }
    >
      Your unsaved changes are back.
    </Alert>
  );
}
