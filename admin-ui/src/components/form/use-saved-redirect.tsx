import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

/** Long enough to read that it is saved. */
const REDIRECT_MS = 2000;

/** After a form is saved: says so, and leads on. */
export function useSavedRedirect(text: string, to: string) {
  const [isSaved, setIsSaved] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => navigate(to), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSaved, navigate, to]);
  return {
    onSaved: () => setIsSaved(true),
    alert: isSaved && (
      <Alert severity="success" role="status">
        {text}
      </Alert>
    ),
  };
}
