import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { type ToastContent, ToastContext } from './toast-context';

const loadToasts = () => import('./snackbars');
const Snackbars = lazy(loadToasts);

/** One toast at a time, for five seconds. What draws it is fetched when a page may need it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<ToastContent[] | null>(null);
  const toasts = useMemo(
    () => ({
      show: (toast: ToastContent) => setWaiting((others) => [...(others ?? []), toast]),
      prepare: () => void loadToasts().catch(() => undefined),
    }),
    [],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {waiting && (
        <Suspense fallback={null}>
          <Snackbars waiting={waiting} onTaken={() => setWaiting([])} />
        </Suspense>
      )}
    </ToastContext>
  );
}
