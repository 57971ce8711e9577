import { createContext, useContext, useMemo } from 'react';

export type ToastContent = {
  kind: 'success' | 'error';
  title: string;
  description?: string;
};

type Toasts = { show: (toast: ToastContent) => void };

export const ToastContext = createContext<Toasts | null>(null);

export function useToast() {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast must be used within a toast provider');
  return useMemo(
    () => ({
      success: (title: string, description?: string) => toasts.show({ kind: 'success', title, description }),
      error: (title: string, description?: string) => toasts.show({ kind: 'error', title, description }),
    }),
    [toasts],
  );
}
