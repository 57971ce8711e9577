import Alert from '@mui/material/Alert';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAskFirst } from '../unsaved/unsaved-provider';

/** Long enough to read the success message. */
const REDIRECT_MS = 2000;
const STANDS_MS = 3000;

/** Visible at any scroll position of a long form, and below the fields so they don't move. */
const inSight = { position: 'sticky', bottom: 16, zIndex: 1, maxWidth: 880, backgroundColor: 'background.paper' };

/** After a form is saved, says so, then redirects to `to()`, or stays if the user wants to keep editing. */
export function useSaved(text: string, to: () => string) {
  const [saved, setSaved] = useState<{ stays: boolean } | null>(null);
  const navigate = useNavigate();
  const askFirst = useAskFirst();
  // Someone may be typing again. If they choose to stay, they aren't redirected and can save again.
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
