import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BulkReport, BulkResult, TrashKind } from '@stoa/contract';
import { counted } from '@stoa/contract';
import { errorMessage, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { restoreRecord } from '../../use-outcome';
import type { ChosenRecord } from './bulk-action';
import { failureText } from './bulk-report';

type BulkOutcomeProps = {
  noun: string;
  report: BulkReport;
  records: ChosenRecord[];
  done: string;
  trashed: TrashKind | undefined;
  busy: boolean;
  /** Runs what changes records, while the dialog stays open. */
  attempt: (change: () => Promise<void>) => Promise<void>;
  onUndone: () => void;
  onClose: () => void;
};

/** What succeeded and what failed, by name. Failures come first, with the reason. */
export function BulkOutcome(props: BulkOutcomeProps) {
  const { noun, report, records, done, trashed, busy, attempt, onUndone, onClose } = props;
  const toast = useToast();
  const titles = new Map(records.map(({ id, title }) => [id, title]));
  const named = (results: BulkResult[]) =>
    results.map(({ id, title, message }) => ({ id, name: title ?? titles.get(id) ?? String(id), note: message }));
  const failed = named(report.results.filter(({ ok }) => !ok));
  const [succeeded, setSucceeded] = useState(named(report.results.filter(({ ok }) => ok)));
  const [undoProblem, setUndoProblem] = useState('');

  /** One by one, because some may have lost their slug meanwhile. What couldn't be restored stays, to be tried again. */
  async function undo(kind: TrashKind) {
    const left: typeof succeeded = [];
    for (const { id, name } of succeeded)
      await restoreRecord({ kind, recordId: id }).catch((error) =>
        left.push({ id, name, note: errorMessage(error, 'Failed to restore the record') }),
      );
    const all = counted(succeeded.length, noun);
    if (left.length > 0) {
      setSucceeded(left);
      setUndoProblem(`${left.length} of ${all} couldn’t be restored.`);
      return;
    }
    toast.success(`${all} restored`);
    onUndone();
  }

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
            {undoProblem && (
              <Alert severity="error" sx={{ marginBottom: 1 }}>
                {undoProblem}
              </Alert>
            )}
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
        {trashed && succeeded.length > 0 && (
          <Button disabled={busy} onClick={() => void attempt(() => undo(trashed))}>
            {busy ? 'Restoring...' : 'Undo'}
          </Button>
        )}
        <Button variant="contained" autoFocus disabled={busy} onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}

type RecordNamesProps = { label: string; names: { id: number; name: string; note?: string | null }[] };

/** Many names in little space. Focusable, so it can be scrolled by keyboard. */
export function RecordNames({ label, names }: RecordNamesProps) {
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <ul>
        {names.map(({ id, name, note }) => (
          <li key={id}>
            {name}
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </Scroll>
  );
}

const Scroll = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  maxHeight: 240,
  overflowY: 'auto',
  padding: theme.spacing(1.25, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: theme.spacing(0.75) },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.error.main },
}));
