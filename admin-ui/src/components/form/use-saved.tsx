import Alert from '@mui/material/Alert';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskFirst } from './unsaved-provider';

/** Long enough to read that it is saved. */
const REDIRECT_MS = 2000;
/** How long the message stands where nobody is led on. */
const STANDS_MS = 3000;

/** Wherever a long form is scrolled to, and below its fields, which keep their places. */
const inSight = { position: 'sticky', bottom: 16, zIndex: 1, maxWidth: 880, backgroundColor: 'background.paper' };

/** After a form is saved: says so, and leads on, or stays where somebody wants to go on. `to` answers where to. */
export function useSaved(text: string, to: () => string) {
  const [saved, setSaved] = useState<{ stays: boolean } | null>(null);
  const navigate = useNavigate();
  const askFirst = useAskFirst();
  // Somebody may be typing again: who then stays is led nowhere, and saves anew.
  const leadOn = useEffectEvent(() =>
    askFirst(
      () => void navigate(to()),
      () => setSaved(null),
    ),
  );
  useEffect(() => {
    if (!saved) return;
    const timer = saved.stays ? setTimeout(() => setSaved(null), STANDS_MS) : setTimeout(leadOn, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  return {
    isLeaving: saved?.stays === false,
    onSaved: (stays: boolean) => setSaved({ stays }),
    alert: saved && (
      <Alert severity="success" role="status" sx={inSight}>
        {saved.stays ? text : `${text}. Redirecting...`}
      </Alert>
    ),
  };
}
