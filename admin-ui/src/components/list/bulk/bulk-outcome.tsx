import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { BulkReport, BulkResult } from '@stoa/contract';
import type { ChosenRecord } from './bulk-action';
import { failureText } from './bulk-report';
import { RecordNames } from './record-names';

type BulkOutcomeProps = {
  noun: string;
  report: BulkReport;
  records: ChosenRecord[];
  done: string;
  onClose: () => void;
};

/** What succeeded and what did not, each by its name; what failed comes first and says why. */
export function BulkOutcome({ noun, report, records, done, onClose }: BulkOutcomeProps) {
  const titles = new Map(records.map(({ id, title }) => [id, title]));
  const named = (results: BulkResult[]) =>
    results.map(({ id, title, message }) => ({ id, name: title ?? titles.get(id) ?? String(id), note: message }));
  const failed = named(report.results.filter(({ ok }) => !ok));
  const succeeded = named(report.results.filter(({ ok }) => ok));
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        {failed.length > 0 && (
          <section>
            <Alert severity="error" sx={{ marginBottom: 1 }}>
              {failureText(noun, report)}
            </Alert>
            <RecordNames label="Failed" names={failed} />
          </section>
        )}
        {succeeded.length > 0 && (
          <section>
            {failed.length > 0 && (
              <Typography variant="subtitle2" component="h3" gutterBottom sx={{ textTransform: 'capitalize' }}>
                {done}
              </Typography>
            )}
            <RecordNames label={done} names={succeeded} />
          </section>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}
