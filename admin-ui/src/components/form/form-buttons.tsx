import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SubmitButton } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { lastAddress } from '../../lib/last-address';
import { useSave } from './save';

type FormButtonsProps = {
  submit: string;
  busy: string;
  /** Where Cancel leads. A list opens as it was left. */
  cancel: string;
  canStay?: boolean;
};

export function FormButtons({ submit, busy, cancel, canStay = false }: FormButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <SubmitButton busy={busy}>{submit}</SubmitButton>
      {canStay && <SaveAndStayButton />}
      <Button component={Link} to={lastAddress(cancel)} size="large" variant="outlined">
        Cancel
      </Button>
    </Box>
  );
}

/** Saves and keeps the form open. So does Ctrl+S or Command+S, wherever the focus is on the page. */
function SaveAndStayButton() {
  const { isSubmitting } = useFormikContext();
  const save = useSave();

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    // Otherwise, the browser would save the page as a file.
    event.preventDefault();
    const isOverTheForm = target instanceof Element && target.closest('[role="dialog"]') !== null;
    if (!isOverTheForm) void save(true);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <Button
      size="large"
      variant="outlined"
      aria-disabled={isSubmitting}
      aria-keyshortcuts="Control+S Meta+S"
      title="Ctrl or ⌘ + S"
      onClick={() => void save(true)}
    >
      Save and continue editing
    </Button>
  );
}
