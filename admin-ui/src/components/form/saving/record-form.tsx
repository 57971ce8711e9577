import { currentIfStale, type FieldErrors, Form } from '@stoa/web-kit';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { same } from './compare-versions';
import { type Comparison, ConflictDialog } from './conflict-dialog';
import { SavingContext } from './save';
import { SaveShortcut } from './save-shortcut';
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
  /** Saving can keep it open, where it's usually left. */
  canStay?: boolean;
  /** Saved and about to leave: values that are already saved aren't sent again. */
  isLeaving?: boolean;
  failure: string;
  /** For records that someone else may change in the meantime. */
  conflict?: Comparison<Values, Names> & { toValues: (current: Record) => Values };
  children: ReactNode;
};

/**
 * A form for a record. Saves by Ctrl+S, asks before unsaved changes are lost, keeps them across a reload, and resolves conflicts
 * with other people's changes.
 */
export function RecordForm<Values extends object, Record, Names>(props: RecordFormProps<Values, Record, Names>) {
  const { draft, onSave, onSaved, canStay = false, isLeaving = false, conflict, children, ...form } = props;
  const stays = useRef(false);
  /** The version that was saved last. A form that is just being saved again doesn't know it yet. */
  const version = useRef('');
  const save = useRef(onSave);
  useEffect(() => {
    save.current = async (values, opened) => {
      const isOutdated = 'updatedAt' in values && String(values.updatedAt) < version.current;
      const next = await onSave(isOutdated ? { ...values, updatedAt: version.current } : values, opened);
      if ('updatedAt' in next) version.current = String(next.updatedAt);
      return next;
    };
  });
  /** A quiet save that isn't done yet. */
  const underway = useRef<Promise<unknown>>(null);
  const [restored, setRestored] = useState<object | null>(null);
  const saving = useMemo(
    () => ({
      stays,
      canStay,
      saveQuietly: async (values: object, opened: object) => {
        const quiet = save.current(values as Values, opened as Values);
        underway.current = quiet.catch(() => null);
        try {
          return await quiet;
        } finally {
          underway.current = null;
        }
      },
      restored,
      onRestored: setRestored,
    }),
    [canStay, restored],
  );
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
        const how = { stays: stays.current };
        if (isLeaving && same(values, opened)) return;
        try {
          await underway.current;
          reset(await save.current(values, opened));
          setSaved(how);
        } catch (error) {
          const current = conflict && currentIfStale<Record>(error);
          if (!current) throw error;
          version.current = '';
          setConflictingSave({ ...how, theirs: conflict.toValues(current) });
        }
      }}
    >
      <SavingContext value={saving}>
        <UnsavedChanges name={draft} />
        <SaveShortcut />
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
      </SavingContext>
    </Form>
  );
}
