import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { BulkReport } from '@stoa/contract';
import { counted, errorMessage, FilterSelect } from '@stoa/web-kit';
import { useId, useState } from 'react';
import type { BulkAction, ChosenRecord } from './bulk-action';
import { BulkOutcome, RecordNames } from './bulk-outcome';
import { leftOf } from './bulk-report';

type BulkDialogProps = {
  noun: string;
  action: BulkAction;
  chosen: ChosenRecord[];
  onDone: () => Promise<void>;
  /** `left`: the rows to continue with, which couldn't be changed but still exist. Omitted if nothing was tried. */
  onClose: (left?: number[]) => void;
};

/** Asks once for all selected rows, then reports on each. */
export function BulkDialog({ noun, action, chosen, onDone, onClose }: BulkDialogProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  // As of when the question was asked, so that a row deleted since keeps its name in the report.
  const [records] = useState(chosen);
  const [report, setReport] = useState<BulkReport | null>(null);

  async function send(choice: string) {
    setBusy(true);
    try {
      setReport(
        await action.send(
          records.map((record) => record.id),
          choice,
        ),
      );
    } finally {
      setBusy(false);
      // Also after a failure: the server may have continued after the connection was lost.
      void onDone();
    }
  }

  function close() {
    if (busy) return;
    onClose(report ? leftOf(report).map((result) => result.id) : undefined);
  }

  const all = counted(records.length, noun);
  const { label, ask = (what) => `${label} ${what}?` } = action;
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{report ? summary(report, all, action.done) : ask(all)}</DialogTitle>
      {report ? (
        <BulkOutcome noun={noun} report={report} records={records} done={action.done} onClose={close} />
      ) : (
        <BulkConfirmation action={action} records={records} busy={busy} onConfirm={send} onCancel={close} />
      )}
    </Dialog>
  );
}

const summary = ({ succeeded, failed }: BulkReport, all: string, done: string): string =>
  failed === 0 ? `${all} ${done}` : `${succeeded} of ${all} ${done}`;

type BulkConfirmationProps = {
  action: BulkAction;
  records: ChosenRecord[];
  busy: boolean;
  onConfirm: (choice: string) => Promise<void>;
  onCancel: () => void;
};

const UNKNOWN = 'We didn’t get a response, so some rows may have changed. Check the list before you try again.';

/** The names of the rows, the choice they need, and the button. Focus starts on Cancel. */
function BulkConfirmation({ action, records, busy, onConfirm, onCancel }: BulkConfirmationProps) {
  const { label, choice, danger } = action;
  const [picked, setPicked] = useState<string>();
  // The choices may load after the dialog opens.
  const chosen = picked ?? choice?.choices[0]?.value ?? '';
  const isReady = !busy && (choice === undefined || chosen !== '');
  const [problem, setProblem] = useState<string>();

  async function confirm() {
    setProblem(undefined);
    await onConfirm(chosen).catch((error) => setProblem(errorMessage(error, UNKNOWN)));
  }

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {choice && <FilterSelect label={choice.label} value={chosen} choices={choice.choices} onChange={setPicked} />}
        <RecordNames label="Selected" names={records.map(({ id, title }) => ({ id, name: title }))} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          disabled={!isReady}
          onClick={() => void confirm()}
        >
          {busy ? 'Working...' : label}
        </Button>
      </DialogActions>
    </>
  );
}
