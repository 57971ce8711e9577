import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BulkReport, BulkResult, TrashKind } from '@stoa/contract';
import { counted, errorMessage, useToast } from '@stoa/web-kit';
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
  onUndone: () => void;
  onClose: () => void;
};

/** What succeeded and what failed, by name. Failures come first, with the reason. */
export function BulkOutcome({ noun, report, records, done, trashed, onUndone, onClose }: BulkOutcomeProps) {
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
        {trashed && succeeded.length > 0 && (
          <UndoButton kind={trashed} noun={noun} ids={succeeded.map(({ id }) => id)} onUndone={onUndone} />
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}

type UndoButtonProps = { kind: TrashKind; noun: string; ids: number[]; onUndone: () => void };

/** Brings the records back one by one, because some may have lost their slug meanwhile. */
function UndoButton({ kind, noun, ids, onUndone }: UndoButtonProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function undo() {
    setBusy(true);
    const problems: unknown[] = [];
    for (const recordId of ids) await restoreRecord({ kind, recordId }).catch((error) => problems.push(error));
    const all = counted(ids.length, noun);
    if (problems.length === 0) toast.success(`${all} restored`);
    else
      toast.error(
        `${ids.length - problems.length} of ${all} restored`,
        errorMessage(problems[0], 'Failed to restore the record'),
      );
    onUndone();
  }

  return (
    <Button disabled={busy} onClick={() => void undo()}>
      {busy ? 'Restoring...' : 'Undo'}
    </Button>
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
