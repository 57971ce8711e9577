import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Keys, SubmitButton, spokenKeysOf, useShortcut } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { lastAddress } from '../../../lib/last-address';
import { shortcuts } from '../../../lib/shortcuts';
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
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1.5 }}>
      <SubmitButton busy={busy}>{submit}</SubmitButton>
      {canStay ? <SaveAndStayButton /> : <SaveShortcut />}
      <Button component={Link} to={lastAddress(cancel)} size="large" variant="outlined">
        Cancel
      </Button>
    </Box>
  );
}

/** Also in a dialog above the form: otherwise, the browser would save the page as a file. */
function useSaveShortcut(stay: boolean) {
  const save = useSave();
  useShortcut(shortcuts.save, ({ target }) => {
    const isOverTheForm = target instanceof Element && target.closest('[role="dialog"]') !== null;
    if (!isOverTheForm) void save(stay);
  });
  return save;
}

/** For forms with one way to save. */
function SaveShortcut() {
  useSaveShortcut(false);
  return null;
}

/** Saves and keeps the form open. */
function SaveAndStayButton() {
  const { isSubmitting } = useFormikContext();
  const save = useSaveShortcut(true);

  return (
    <Button
      size="large"
      variant="outlined"
      aria-disabled={isSubmitting}
      aria-keyshortcuts={spokenKeysOf(shortcuts.save)}
      onClick={() => void save(true)}
    >
      Save and continue editing
      <Keys of={shortcuts.save} />
    </Button>
  );
}
