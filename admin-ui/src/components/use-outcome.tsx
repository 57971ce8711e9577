import { adminPaths, type Restored, type RestoreInput } from '@stoa/contract';
import { errorMessage, sendData, useToast } from '@stoa/web-kit';
import { useCallback, useEffect, useState } from 'react';

const TOAST_MS = 3000;
/** A deletion can be undone for longer than its message stands. */
const UNDO_MS = 8000;
/** Delay before a list drops a record that is gone. */
const RELOAD_MS = 1000;

/** What moved to the trash, and can come back from it. */
type Trashed = RestoreInput & { title: string };

export const restoreRecord = (trashed: RestoreInput) => sendData<Restored>(adminPaths.restoreRecord, { body: trashed });

type Attempt = {
  done: string;
  /** Shown if it fails without a message of its own. */
  failure: string;
  /** Whether to wait a moment before reloading the list. */
  slowly?: boolean;
  /** Whether a failure stays until it's closed, because it says what to do next. */
  stays?: boolean;
  trashed?: Trashed;
};

/**
 * Makes changes to a list, reports each in a toast, and reloads the list. `attempt` resolves to whether the change succeeded.
 */
export function useOutcome(reload: () => Promise<void>) {
  const toast = useToast();
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => void reload(), RELOAD_MS);
    return () => clearTimeout(timer);
  }, [changes, reload]);

  const say = useCallback(
    (text: string, undoable?: { title: string; undo: () => void }) => {
      if (!undoable) return toast.success(text, undefined, { lasts: TOAST_MS });
      const { title, undo } = undoable;
      const later = { after: TOAST_MS, title: `“${title}” is in the trash` };
      toast.success(text, undefined, { lasts: UNDO_MS, undo, later });
    },
    [toast],
  );

  const succeed = useCallback(
    async (text: string) => {
      await reload();
      say(text);
    },
    [reload, say],
  );

  const fail = useCallback(
    (error: unknown, failure: string, stays = false) =>
      toast.error('Error', errorMessage(error, failure), { lasts: stays ? Infinity : TOAST_MS }),
    [toast],
  );

  const restore = useCallback(
    async ({ title, ...trashed }: Trashed) => {
      try {
        await restoreRecord(trashed);
        await succeed(`“${title}” restored`);
      } catch (error) {
        fail(error, 'Failed to restore the record', true);
      }
    },
    [succeed, fail],
  );

  const attempt = useCallback(
    async (
      change: () => Promise<unknown>,
      { done, failure, slowly = false, stays = false, trashed }: Attempt,
    ): Promise<boolean> => {
      try {
        await change();
        if (slowly) setChanges((count) => count + 1);
        else await reload();
        say(done, trashed && { title: trashed.title, undo: () => void restore(trashed) });
        return true;
      } catch (error) {
        fail(error, failure, stays);
        return false;
      }
    },
    [reload, say, restore, fail],
  );

  return { attempt, succeed, fail };
}
