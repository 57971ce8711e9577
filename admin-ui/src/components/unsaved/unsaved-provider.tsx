import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../dialog/confirm-dialog';

/** The state of a navigation that replaces the address of a form, which stays as it is. */
export const KEEPS_FORM = { keepsForm: true };
const keepsForm = (state: Partial<typeof KEEPS_FORM> | null) => state?.keepsForm === true;

interface Changes {
  question?: Question | undefined;
  /** The dialog they're in, if that can be closed without leaving the page. */
  dialog: string | undefined;
  discard?: (() => void) | undefined;
}

/** What is asked before they are lost. */
interface Question {
  title: string;
  text: string;
}

const UNSAVED_CHANGES: Question = {
  title: 'Leave without saving?',
  text: 'Your changes haven’t been saved and will be lost.',
};

interface Unsaved {
  /** Registers unsaved changes until the function that it returns is called. */
  register: (changes: Changes) => () => void;
  /** Runs `go` right away, or once someone agrees to lose unsaved changes. If they don't agree, they stay. */
  confirmLeaving: (go: () => void, onStay?: () => void, dialog?: string) => void;
}

const UnsavedContext = createContext<Unsaved>({ register: () => () => {}, confirmLeaving: (go) => go() });

/** For a dialog that has a form: its id. */
export const UnsavedDialog = createContext<string | undefined>(undefined);

/** Asks before unsaved changes are lost by leaving the page, closing a dialog, or signing out. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const all = useRef(new Set<Changes>());
  const [waiting, setWaiting] = useState<{ go: () => void; onStay?: (() => void) | undefined; lost: Changes[] } | null>(
    null,
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      all.current.size > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(historyAction === NavigationType.Replace && keepsForm(nextLocation.state)),
  );
  const unsaved = useMemo<Unsaved>(
    () => ({
      register: (changes) => {
        all.current.add(changes);
        return () => all.current.delete(changes);
      },
      confirmLeaving: (go, onStay, dialog) => {
        const lost = [...all.current].filter((changes) => !dialog || changes.dialog === dialog);
        if (lost.length > 0) setWaiting({ go, onStay, lost });
        else go();
      },
    }),
    [],
  );

  const isOpen = waiting !== null || blocker.state === 'blocked';
  const [first] = waiting?.lost ?? all.current;
  const asked = first?.question ?? UNSAVED_CHANGES;
  // Stays while the dialog closes.
  const [question, setQuestion] = useState(asked);
  if (isOpen && asked !== question) setQuestion(asked);

  function leave() {
    for (const changes of waiting?.lost ?? all.current) {
      changes.discard?.();
      all.current.delete(changes);
    }
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
        open={isOpen}
        title={question.title}
        confirm="Leave"
        cancel="Stay"
        onConfirm={leave}
        onCancel={stay}
      >
        {question.text}
      </ConfirmDialog>
    </UnsavedContext>
  );
}

/** For actions that lose unsaved changes without leaving the page: `confirmLeaving(close)`. */
export const useConfirmLeaving = () => useContext(UnsavedContext).confirmLeaving;

/** While `dirty`, asks before changes are lost, then calls `discard`. */
export function useUnsaved(dirty: boolean, discard?: () => void, question?: Question): void {
  const { register } = useContext(UnsavedContext);
  const dialog = useContext(UnsavedDialog);
  useEffect(
    () => (dirty ? register({ dialog, discard, question }) : undefined),
    [dirty, register, dialog, discard, question],
  );
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
