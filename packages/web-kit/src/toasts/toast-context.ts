import { createContext, useContext, useMemo } from 'react';

interface ToastOptions {
  /** In milliseconds; five seconds if omitted. Infinity stays until it’s closed. */
  lasts?: number;
  /** What its Undo does, for as long as it is shown. */
  undo?: () => void;
  /** It's about what somebody else did: it waits until what is shown is gone. */
  waits?: boolean;
  /** It goes at once when this is aborted. */
  until?: AbortSignal;
  /** What it says instead after a while, if it's shown for longer than its title. */
  later?: { after: number; title: string };
}

export interface ToastContent extends ToastOptions {
  kind: 'success' | 'error';
  title: string;
  description?: string;
}

type Toasts = { show: (toast: ToastContent) => void };

export const ToastContext = createContext<Toasts | null>(null);

export const UNDO = { key: 'z', mod: true };

export function useToast() {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast must be used within a toast provider');
  return useMemo(() => {
    const say = (kind: ToastContent['kind']) => (title: string, description?: string, options?: ToastOptions) =>
      toasts.show({ kind, title, description, ...options });
    return { success: say('success'), error: say('error') };
  }, [toasts]);
}
