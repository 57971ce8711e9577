import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { CloseIcon } from '@stoa/web-kit';

type DialogHeadProps = {
  /** What the dialog is labelled by: its title alone, without the button. */
  id: string;
  title: string;
  onClose: () => void;
};

/** The title of a dialog, and a button that closes it where no other would. */
export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  return (
    // Without an id of its own it would take the dialog's label, which it shall not be.
    <DialogTitle
      id={`${id}-head`}
      component="div"
      sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}
    >
      <Box component="h2" id={id} sx={{ margin: 0, minWidth: 0, font: 'inherit', overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      <IconButton aria-label="Close" edge="end" onClick={onClose} sx={{ marginBlock: -1 }}>
        <CloseIcon />
      </IconButton>
    </DialogTitle>
  );
}
