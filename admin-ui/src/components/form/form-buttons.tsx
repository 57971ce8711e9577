import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SubmitButton } from '@stoa/web-kit';
import { Link } from 'react-router';

type FormButtonsProps = {
  submit: string;
  busy: string;
  /** Where Cancel leads. */
  cancel: string;
};

export function FormButtons({ submit, busy, cancel }: FormButtonsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <SubmitButton busy={busy}>{submit}</SubmitButton>
      <Button component={Link} to={cancel} size="large" variant="outlined">
        Cancel
      </Button>
    </Box>
  );
}
