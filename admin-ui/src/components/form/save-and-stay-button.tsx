import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useSave } from './save';

/** Saves, and leaves the form open. Ctrl+S or Command+S do the same, from wherever the focus is on the page. */
export function SaveAndStayButton() {
  const { isSubmitting } = useFormikContext();
  const save = useSave();

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
    // The browser would save the page as a file.
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
