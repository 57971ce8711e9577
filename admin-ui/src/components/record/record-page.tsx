import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { CreateRecordPage } from './create-record-page';
import { EditRecordPage } from './edit-record-page';
import type { FormScreen, FormValues, SavedRecord } from './form-screen';
import type { RecordSetup } from './record-setup';

type RecordPageProps<Values extends FormValues, Record extends SavedRecord, Names> = {
  setup: RecordSetup;
  screen: FormScreen<Values, Record, Names>;
};

/** The form of a new or existing record. A new one that was saved and stays open goes on in the same form. */
export function RecordPage<Values extends FormValues, Record extends SavedRecord, Names>(
  props: RecordPageProps<Values, Record, Names>,
) {
  const { id = '' } = useParams();
  const [shown, setShown] = useState({ id, kept: '', form: 0 });
  const isKept = id !== '' && id === shown.kept;
  if (id !== shown.id) setShown(isKept ? { ...shown, id } : { id, kept: '', form: shown.form + 1 });
  if (id !== '' && !isKept) return <EditRecordPage {...props} />;
  return (
    <CreateRecordPage
      key={shown.form}
      {...props}
      onKept={(kept) => setShown((before) => ({ ...before, kept: String(kept) }))}
    />
  );
}
