import { type Complaints, changedMeanwhile, Form } from '@stoa/web-kit';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ConflictDialog } from './conflict-dialog';
import type { FieldDescription } from './differences';
import { UnsavedChanges } from './unsaved-changes';

type RecordFormProps<Values extends object, Record> = {
  'aria-label': string;
  /** What a draft of it is kept under, such as `item-12`. */
  draft: string;
  initialValues: Values;
  validate: (values: Values) => Complaints;
  /** Sends it; `opened` is what the form started with. Answers what the form goes on with. */
  onSave: (values: Values, opened: Values) => Promise<Values>;
  /** When all is saved, and nothing asks any more before the page is left. */
  onSaved?: () => void;
  failure: string;
  /** For a record that somebody else may change meanwhile. */
  conflict?: { fields: FieldDescription<Values>[]; toValues: (current: Record) => Values };
  children: ReactNode;
};

/** A form for a record: asks before unsaved changes are left, keeps them over a reload, and settles changes made meanwhile. */
export function RecordForm<Values extends object, Record>(props: RecordFormProps<Values, Record>) {
  const { draft, onSave, onSaved, conflict, children, ...form } = props;
  const [theirs, setTheirs] = useState<Values | null>(null);
  const [saved, setSaved] = useState(0);

  // Not before the form has heard of it: an unsaved form would ask.
  const tellSaved = useEffectEvent(() => onSaved?.());
  useEffect(() => {
    if (saved > 0) tellSaved();
  }, [saved]);

  return (
    <Form<Values>
      {...form}
      onSubmit={async (values, reset, opened) => {
        try {
          reset(await onSave(values, opened));
          setSaved((times) => times + 1);
        } catch (error) {
          const current = conflict && changedMeanwhile<Record>(error);
          if (!current) throw error;
          setTheirs(conflict.toValues(current));
        }
      }}
    >
      <UnsavedChanges name={draft} />
      {children}
      {conflict && theirs && (
        <ConflictDialog<Values> fields={conflict.fields} theirs={theirs} onClose={() => setTheirs(null)} />
      )}
    </Form>
  );
}
