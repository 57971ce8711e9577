import { useFormikContext } from 'formik';
import { createContext, type RefObject, useContext } from 'react';

export const StaysContext = createContext<RefObject<boolean>>({ current: false });

/** Submits the form; `stay` keeps it open afterward. */
export function useSave() {
  const stays = useContext(StaysContext);
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
