import { useToast } from '@stoa/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfirmLeaving } from '../../unsaved/unsaved-provider';

/** Long enough to read the success message. */
const REDIRECT_MS = 2000;
const TOAST_MS = 3000;

/** After a form is saved, says so, then redirects to `to()`, or stays if the user wants to keep editing. */
export function useSaved(text: string, to: () => string) {
  /** While it’s about to leave, what ends the message that says so. */
  const [leaving, setLeaving] = useState<AbortController | null>(null);
  const toast = useToast();
  const navigate = useNavigate();
  const confirmLeaving = useConfirmLeaving();
  // Someone may be typing again. If they choose to stay, they aren't redirected and can save again.
  const leadOn = useEffectEvent(() =>
    confirmLeaving(
      () => void navigate(to()),
      () => setLeaving(null),
    ),
  );
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(leadOn, REDIRECT_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [leaving]);
  return {
    isLeaving: leaving !== null,
    onSaved: (stays: boolean) => {
      const next = stays ? null : new AbortController();
      setLeaving(next);
      if (next) toast.success(`${text}. Redirecting...`, undefined, { lasts: REDIRECT_MS, until: next.signal });
      else toast.success(text, undefined, { lasts: TOAST_MS });
    },
  };
}
