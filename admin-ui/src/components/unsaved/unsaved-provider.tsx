import { useFormikContext } from 'formik';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/confirm-dialog';

interface Unsaved {
  /** Registers the page's unsaved changes; `forget` is called once they're discarded. */
  note: (changes: { discard?: () => void } | null) => void;
  /** Runs `go` right away, or once someone agrees to lose unsaved changes. If they don't agree, they stay. */
  confirmLeaving: (go: () => void, onStay?: () => void) => void;
}

const UnsavedContext = createContext<Unsaved>({ note: () => {}, confirmLeaving: (go) => go() });

/** Asks before unsaved changes are lost by leaving the page, closing a dialog, or signing out. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const changes = useRef<{ discard?: () => void } | null>(null);
  const [waiting, setWaiting] = useState<{ go: () => void; onStay?: () => void } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changes.current !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  const unsaved = useMemo<Unsaved>(
    () => ({
      note: (noted) => {
        changes.current = noted;
      },
      confirmLeaving: (go, onStay) => (changes.current ? setWaiting({ go, onStay }) : go()),
    }),
    [],
  );

  function leave() {
    changes.current?.discard?.();
    changes.current = null;
    setWaiting(null);
    if (waiting) waiting.go();
    else blocker.proceed?.();
  }

  function stay() {
    waiting?.onStay?.();
    setWaiting(null);
    blocker.reset?.();
  }

  return (
    <UnsavedContext value={unsaved}>
      {children}
      <ConfirmDialog
        open={waiting !== null || blocker.state === 'blocked'}
        title="Leave without saving?"
        confirm="Leave"
        cancel="Stay"
        onConfirm={leave}
        onCancel={stay}
      >
        Your changes haven’t been saved and will be lost.
      </ConfirmDialog>
    </UnsavedContext>
  );
}

/** For actions that lose unsaved changes without leaving the page: `confirmLeaving(close)`. */
export const useConfirmLeaving = () => useContext(UnsavedContext).confirmLeaving;

/** While `dirty`, asks before changes are lost, then calls `forget`. */
export function useUnsaved(dirty: boolean, discard?: () => void): void {
  const { note } = useContext(UnsavedContext);
  useEffect(() => {
    if (!dirty) return;
    note({ discard });
    return () => note(null);
  }, [dirty, note, discard]);
  useAsksBeforeUnload(dirty);
}

/** Has the browser ask before it reloads or closes the page. */
export function useAsksBeforeUnload(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const preventLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventLeaving);
    return () => window.removeEventListener('beforeunload', preventLeaving);
  }, [dirty]);
}

/** For forms that don't keep drafts. */
export function AsksWhileUnsaved() {
  useUnsaved(useFormikContext().dirty);
  return null;
}
