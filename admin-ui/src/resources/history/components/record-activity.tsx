import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { NewestActivity, type NewestActivityProps } from './newest-activity';

/** What happened to a record, for the page on which it is edited. */
export function RecordActivity(record: NewestActivityProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2" sx={{ marginTop: 5, marginBottom: 1.5 }}>
        Activity
      </Typography>
      <NewestActivity {...record} />
    </section>
  );
}
