import { createContext, useContext, useEffect, useMemo } from 'react';

export type ToastContent = {
  kind: 'success' | 'error';
  title: string;
  description?: string;
};

type Toasts = {
  show: (toast: ToastContent) => void;
  /** Loads the toast code ahead of time, so that a toast can appear immediately even if the network has failed. */
  prepare: () => void;
};

export const ToastContext = createContext<Toasts | null>(null);

export function useToast() {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast must be used within a toast provider');
  useEffect(() => toasts.prepare(), [toasts]);
  return useMemo(
    () => ({
      success: (title: string, description?: string) => toasts.show({ kind: 'success', title, description }),
      error: (title: string, description?: string) => toasts.show({ kind: 'error', title, description }),
    }),
    [toasts],
  );
}
