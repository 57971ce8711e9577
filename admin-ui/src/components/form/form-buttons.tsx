import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SubmitButton } from '@stoa/web-kit';
import { Link } from 'react-router';
import { lastAddress } from '../../lib/last-address';
import { SaveAndStayButton } from './save-and-stay-button';

type FormButtonsProps = {
  submit: string;
  busy: string;
  /** Where Cancel leads: a list is shown as it was left. */
  cancel: string;
  /** Whether the form can be saved and gone on with. */
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
