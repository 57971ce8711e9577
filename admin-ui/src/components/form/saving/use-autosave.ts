import { errorMessage, useDebounced } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { same } from './compare-versions';
import { SavingContext } from './save';

const PAUSE_MS = 2000;
const RETRY_MS = 30_000;

export type SavingState = 'unchanged' | 'waiting' | 'saving' | 'saved' | 'failed' | 'off';

interface Autosave {
  state: SavingState;
  problem: string | null;
}

/**
 * Saves the form shortly after typing stops, if it's right and `mayBeSaved`, and again after a failure. Neither messages nor the
 * focus disturb who is typing, and what is typed stays as it was typed.
 */
export function useAutosave<Values extends { updatedAt: string }>(
  mayBeSaved: (values: Values, opened: Values) => boolean,
): Autosave {
  const { values, initialValues, dirty, errors, isSubmitting, resetForm, setValues } = useFormikContext<Values>();
  const { saveQuietly, restored } = useContext(SavingContext);
  const [isSaving, setIsSaving] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const [failed, setFailed] = useState<{ values: Values; problem: string } | null>(null);
  const newest = useRef({ values, isSubmitting });
  useEffect(() => {
    newest.current = { values, isSubmitting };
  });
  const settled = useDebounced(values, PAUSE_MS);
  // Who finds their changes restored decides first whether to keep them.
  const isOn = mayBeSaved(values, initialValues) && !(restored && same(values, restored));
  const isRight = Object.keys(errors).length === 0;

  const save = useEffectEvent(async () => {
    if (!dirty || !isOn || !isRight || isSubmitting || isSaving || settled !== values) return;
    setIsSaving(true);
    try {
      const { updatedAt } = (await saveQuietly(values, initialValues)) as Values;
      // A save that was asked for goes on from here by itself.
      if (!newest.current.isSubmitting) {
        const typed = newest.current.values;
        const saved = { ...values, updatedAt };
        resetForm({ values: saved });
        if (typed !== values) void setValues({ ...typed, updatedAt });
      }
      setHasSaved(true);
      setFailed(null);
    } catch (error) {
      setFailed({ values, problem: errorMessage(error, 'Failed to save the draft') });
    }
    setIsSaving(false);
  });
  const saveSettled = useEffectEvent(() => {
    if (failed?.values !== settled) void save();
  });
  // What settles during a save is saved after it.
  useEffect(() => {
    if (settled && !isSaving && !isSubmitting) saveSettled();
  }, [settled, isSaving, isSubmitting]);
  useEffect(() => {
    if (!failed) return;
    const retry = () => void save();
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [failed]);

  const problem = failed && dirty ? failed.problem : null;
  const stateNow = (): SavingState => {
    if (isSubmitting) return 'saving';
    // Until a save succeeds: what is tried again isn't worth a word each time.
    if (problem) return 'failed';
    if (isSaving) return 'saving';
    if (!dirty) return hasSaved ? 'saved' : 'unchanged';
    return isOn && isRight ? 'waiting' : 'off';
  };
  return { state: stateNow(), problem };
}
