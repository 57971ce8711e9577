import { useFormikContext } from 'formik';
import { createContext, type RefObject, useContext } from 'react';

interface Saving {
  stays: RefObject<boolean>;
  /** Whether saving can keep the form open, where it's usually left. */
  canStay: boolean;
  /** Saves these values without a word. Resolves to what the form continues with. */
  saveQuietly: (values: object, opened: object) => Promise<object>;
  /** The unsaved changes of an earlier visit, once they are back in the form. */
  restored: object | null;
  onRestored: (values: object) => void;
}

export const SavingContext = createContext<Saving>({
  stays: { current: false },
  canStay: false,
  saveQuietly: (values) => Promise.resolve(values),
  restored: null,
  onRestored: () => {},
});

/** Submits the form; `stay` keeps it open afterward. */
export function useSave() {
  const { stays } = useContext(SavingContext);
  const { submitForm, isSubmitting } = useFormikContext();
  return async (stay: boolean) => {
    if (isSubmitting) return;
    stays.current = stay;
    try {
      await submitForm();
    } finally {
      stays.current = false;
    }
  };
}
