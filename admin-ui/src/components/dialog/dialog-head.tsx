import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';

type DialogHeadProps = {
  /** Labels the dialog with its title only, without the button. */
  id: string;
  title: string;
  onClose: () => void;
};

/** A dialog's title, with a close button for dialogs that have no other. */
export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  return (
    // Without an id of its own, it would become the dialog's label.
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
