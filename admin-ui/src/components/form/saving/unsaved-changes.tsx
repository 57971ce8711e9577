import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useAuth } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '../../unsaved/unsaved-provider';
import { readDraft, removeDraft, saveDraft } from './draft';
import { SavingContext } from './save';

/** Asks before someone leaves a page with unsaved changes, and restores the changes after a reload. */
export function UnsavedChanges({ name }: { name: string }) {
  const { email } = useAuth();
  const { onRestored } = useContext(SavingContext);
  const { values, initialValues: opened, dirty, setValues, resetForm } = useFormikContext<object>();
  const key = `stoa-draft:${email}:${name}`;
  const [newest] = useState(opened);
  const [draft] = useState(() => readDraft(key, newest));
  useUnsaved(
    dirty,
    useCallback(() => removeDraft(key), [key]),
  );

  useEffect(() => {
    if (!draft) return;
    resetForm({ values: draft.opened });
    void setValues(draft.values);
    onRestored(draft.values);
  }, [draft, resetForm, setValues, onRestored]);

  const lastKey = useRef(key);
  useEffect(() => {
    if (key !== lastKey.current) removeDraft(lastKey.current);
    lastKey.current = key;
    if (dirty) saveDraft(key, { opened, values });
    else removeDraft(key);
  }, [key, dirty, opened, values]);

  // Until the form resets, after saving or discarding.
  const isBack = dirty && draft?.opened === opened;
  if (!isBack) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" onClick={() => resetForm({ values: newest })}>
          Discard changes
        </Button>
      }
    >
      We restored your unsaved changes.
    </Alert>
  );
}
