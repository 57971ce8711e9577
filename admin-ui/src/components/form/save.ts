import { useFormikContext } from 'formik';
import { createContext, type RefObject, useContext } from 'react';

/** Whether what is being saved is gone on with, rather than left. */
export const StaysContext = createContext<RefObject<boolean>>({ current: false });

/** Sends the form; one that `stays` is not left afterwards. */
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
