import { type Complaints, changedMeanwhile, Form } from '@stoa/web-kit';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConflictDialog } from './conflict-dialog';
import { type FieldDescription, same } from './differences';
import { StaysContext } from './save';
import { UnsavedChanges } from './unsaved-changes';

type RecordFormProps<Values extends object, Record> = {
  'aria-label': string;
  /** What a draft of it is kept under, such as `item-12`. */
  draft: string;
  initialValues: Values;
  validate: (values: Values) => Complaints;
  /** Sends it; `opened` is what the form started with. Answers what the form goes on with. */
  onSave: (values: Values, opened: Values) => Promise<Values>;
  /** When all is saved, and nothing asks any more before the page is left; `stays` where somebody wants to go on. */
  onSaved?: (stays: boolean) => void;
  /** Saved, and about to be left: what is saved already is not sent again. */
  isLeaving?: boolean;
  failure: string;
  /** For a record that somebody else may change meanwhile. */
  conflict?: { fields: FieldDescription<Values>[]; toValues: (current: Record) => Values };
  children: ReactNode;
};

/** A form for a record: asks before unsaved changes are left, keeps them over a reload, and settles changes made meanwhile. */
export function RecordForm<Values extends object, Record>(props: RecordFormProps<Values, Record>) {
  const { draft, onSave, onSaved, isLeaving = false, conflict, children, ...form } = props;
  const stays = useRef(false);
  const [met, setMet] = useState<{ theirs: Values; stays: boolean } | null>(null);
  const [saved, setSaved] = useState<{ stays: boolean } | null>(null);

  // Not before the form has heard of it: an unsaved form would ask.
  const tellSaved = useEffectEvent((stayed: boolean) => onSaved?.(stayed));
  useEffect(() => {
    if (saved) tellSaved(saved.stays);
  }, [saved]);

  return (
    <Form<Values>
      {...form}
      onSubmit={async (values, reset, opened) => {
        const save = { stays: stays.current };
        if (isLeaving && same(values, opened)) return;
        try {
          reset(await onSave(values, opened));
          setSaved(save);
        } catch (error) {
          const current = conflict && changedMeanwhile<Record>(error);
          if (!current) throw error;
          setMet({ ...save, theirs: conflict.toValues(current) });
        }
      }}
    >
      <StaysContext value={stays}>
        <UnsavedChanges name={draft} />
        {children}
        {conflict && met && <ConflictDialog<Values> fields={conflict.fields} {...met} onClose={() => setMet(null)} />}
      </StaysContext>
    </Form>
  );
}
