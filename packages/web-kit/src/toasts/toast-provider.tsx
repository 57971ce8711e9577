import { type ReactNode, useMemo, useState } from 'react';
import { usePart } from '../lib/use-part';
import { whenIdle } from '../lib/when-idle';
import { type ToastContent, ToastContext } from './toast-context';

const loadSnackbars = () => import('./snackbars').then(({ Snackbars }) => Snackbars);

/** Shows one toast at a time for five seconds. Its code loads when a page may need it; if that fails, the page keeps working. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<ToastContent[] | null>(null);
  const Snackbars = usePart(loadSnackbars, waiting !== null, () => setWaiting(null));
  const toasts = useMemo(
    () => ({
      show: (toast: ToastContent) => setWaiting((others) => [...(others ?? []), toast]),
      prepare: () => whenIdle(() => void loadSnackbars().catch(() => undefined)),
    }),
    [],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {Snackbars && waiting && <Snackbars waiting={waiting} onTaken={() => setWaiting([])} />}
    </ToastContext>
  );
}
