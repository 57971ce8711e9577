import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FORM_WIDTH } from '../../../components/form/form-width';
import { NewestActivity, type NewestActivityProps } from './newest-activity';

/** What happened to a record, for the page on which it is edited. */
export function RecordActivity(record: NewestActivityProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ maxWidth: FORM_WIDTH }}>
      <Typography id={id} variant="h5" component="h2" sx={{ marginTop: 5, marginBottom: 1.5 }}>
        Activity
      </Typography>
      <NewestActivity {...record} />
    </Box>
  );
}
