import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { usePart } from '../lib/use-part';
import { whenUsed } from '../lib/when-used';
import { type ToastContent, ToastContext } from './toast-context';

const loadSnackbars = () => import('./snackbars').then(({ Snackbars }) => Snackbars);

/** Shows one toast at a time for five seconds. Its code loads once somebody uses the page, so that a toast can appear even if the network has failed by then; if it can't be loaded, the page keeps working. */
export function ToastProvider({ inPanel = false, children }: { inPanel?: boolean; children: ReactNode }) {
  const [waiting, setWaiting] = useState<ToastContent[] | null>(null);
  const Snackbars = usePart(loadSnackbars, waiting !== null, () => setWaiting(null));
  const toasts = useMemo(
    () => ({ show: (toast: ToastContent) => setWaiting((others) => [...(others ?? []), toast]) }),
    [],
  );
  const take = useCallback(
    (taken: ToastContent[]) => setWaiting((others) => others?.filter((toast) => !taken.includes(toast)) ?? null),
    [],
  );
  useEffect(() => whenUsed(() => void loadSnackbars().catch(() => undefined)), []);
  return (
    <ToastContext value={toasts}>
      {children}
      {Snackbars && waiting && <Snackbars inPanel={inPanel} waiting={waiting} onTaken={take} />}
    </ToastContext>
  );
}
