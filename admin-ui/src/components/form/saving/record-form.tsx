import { currentIfStale, type FieldErrors, Form } from '@stoa/web-kit';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { same } from './compare-versions';
import { type Comparison, ConflictDialog } from './conflict-dialog';
import { StaysContext } from './save';
import { UnsavedChanges } from './unsaved-changes';

type RecordFormProps<Values extends object, Record, Names> = {
  'aria-label': string;
  /** Key that its draft is stored under, such as `item-12`. */
  draft: string;
  initialValues: Values;
  validate: (values: Values) => FieldErrors;
  /** Saves the values; `opened` is what the form started with. Resolves to the values the form continues with. */
  onSave: (values: Values, opened: Values) => Promise<Values>;
  /** Called once all is saved and leaving no longer asks for confirmation. `stays` is true if the form stays open. */
  onSaved?: (stays: boolean) => void;
  /** Saved and about to leave: values that are already saved aren't sent again. */
  isLeaving?: boolean;
  failure: string;
  /** For records that someone else may change in the meantime. */
  conflict?: Comparison<Values, Names> & { toValues: (current: Record) => Values };
  children: ReactNode;
};

/**
 * A form for a record. Asks before unsaved changes are lost, keeps them across a reload, and resolves conflicts with other
 * people's changes.
 */
export function RecordForm<Values extends object, Record, Names>(props: RecordFormProps<Values, Record, Names>) {
  const { draft, onSave, onSaved, isLeaving = false, conflict, children, ...form } = props;
  const stays = useRef(false);
  const [conflictingSave, setConflictingSave] = useState<{ theirs: Values; stays: boolean } | null>(null);
  const [saved, setSaved] = useState<{ stays: boolean } | null>(null);

  // Only after the form knows it's saved: before that, leaving would ask for confirmation.
  const reportSaved = useEffectEvent((stayed: boolean) => onSaved?.(stayed));
  useEffect(() => {
    if (saved) reportSaved(saved.stays);
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
          const current = conflict && currentIfStale<Record>(error);
          if (!current) throw error;
          setConflictingSave({ ...save, theirs: conflict.toValues(current) });
        }
      }}
    >
      <StaysContext value={stays}>
        <UnsavedChanges name={draft} />
        {children}
        {conflict && conflictingSave && (
          <ConflictDialog<Values, Names>
            fields={conflict.fields}
            names={conflict.names}
            rebase={conflict.rebase}
            {...conflictingSave}
            onClose={() => setConflictingSave(null)}
          />
        )}
      </StaysContext>
    </Form>
  );
}
