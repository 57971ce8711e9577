import { useFormikContext } from 'formik';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../confirm-dialog';

interface Unsaved {
  /** What the page holds unsaved: its `forget` is called once it is given up. */
  note: (changes: { forget?: () => void } | null) => void;
  /** Does it at once, or once somebody agrees to lose what is not saved; who does not, stays. */
  askFirst: (go: () => void, onStay?: () => void) => void;
}

const UnsavedContext = createContext<Unsaved>({ note: () => {}, askFirst: (go) => go() });

/** Asks before unsaved changes are lost: by a way to another page, by the end of a dialog, by a logout. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const changes = useRef<{ forget?: () => void } | null>(null);
  /** What waits for an answer. */
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
      askFirst: (go, onStay) => (changes.current ? setWaiting({ go, onStay }) : go()),
    }),
    [],
  );

  function leave() {
    changes.current?.forget?.();
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
        What you changed here is not saved, and would be lost.
      </ConfirmDialog>
    </UnsavedContext>
  );
}

/** For what would lose unsaved changes without leaving the page: `askFirst(close)`. */
export const useAskFirst = () => useContext(UnsavedContext).askFirst;

/** While `dirty`, somebody is asked before it is lost; then `forget` is called. */
export function useUnsaved(dirty: boolean, forget?: () => void): void {
  const { note } = useContext(UnsavedContext);
  useEffect(() => {
    if (!dirty) return;
    note({ forget });
    return () => note(null);
  }, [dirty, note, forget]);
  useAsksBeforeUnload(dirty);
}

/** The browser asks before it reloads or closes the page. */
export function useAsksBeforeUnload(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}

/** In a form that keeps no draft. */
export function AsksWhileUnsaved() {
  useUnsaved(useFormikContext().dirty);
  return null;
}
