import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { BulkReport } from '@stoa/contract';
import { counted, errorMessage, FilterSelect } from '@stoa/web-kit';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import type { BulkAction, BulkCalls, ChosenRecord } from './bulk-action';
import { BulkOutcome, RecordNames } from './bulk-outcome';
import { leftOf } from './bulk-report';

type BulkDialogProps<Input> = BulkCalls<Input> & {
  noun: string;
  action: BulkAction<Input>;
  chosen: ChosenRecord[];
  onDone: () => Promise<void>;
  /** `left`: the rows to continue with, which couldn't be changed but still exist. Omitted if nothing was tried. */
  onClose: (left?: number[]) => void;
};

/** Asks once for all selected rows, then reports on each, or leads to the job that changes everything that matches. */
export function BulkDialog<Input>({ noun, action, chosen, send, all, onDone, onClose }: BulkDialogProps<Input>) {
  const navigate = useNavigate();
  const id = useId();
  const [busy, setBusy] = useState(false);
  // As of when the question was asked, so that a row deleted since keeps its name in the report.
  const [records] = useState(chosen);
  const [report, setReport] = useState<BulkReport | null>(null);

  async function change(choice: string) {
    setBusy(true);
    try {
      const input = action.input(choice);
      if (all) {
        const { id } = await all.start(input);
        onClose([]);
        navigate(paths.job(id));
      } else setReport(await send({ ids: records.map((record) => record.id), ...input }));
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

  const what = counted(all?.total ?? records.length, noun);
  const { label, ask = (what) => `${label} ${what}?` } = action;
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{report ? summary(report, what, action.done) : ask(what)}</DialogTitle>
      {report ? (
        <BulkOutcome noun={noun} report={report} records={records} done={action.done} onClose={close} />
      ) : (
        <BulkConfirmation action={action} busy={busy} onConfirm={change} onCancel={close}>
          {all ? (
            <DialogContentText>
              This runs in the background, so you can go on working. The next page shows how far it is.
            </DialogContentText>
          ) : (
            <RecordNames label="Selected" names={records.map(({ id, title }) => ({ id, name: title }))} />
          )}
        </BulkConfirmation>
      )}
    </Dialog>
  );
}

const summary = ({ succeeded, failed }: BulkReport, all: string, done: string): string =>
  failed === 0 ? `${all} ${done}` : `${succeeded} of ${all} ${done}`;

type BulkConfirmationProps = {
  action: Pick<BulkAction<unknown>, 'label' | 'choice' | 'danger'>;
  busy: boolean;
  onConfirm: (choice: string) => Promise<void>;
  onCancel: () => void;
  /** What is going to be changed. */
  children: ReactNode;
};

const UNKNOWN = 'We didn’t get a response, so some rows may have changed. Check the list before you try again.';

/** The choice that the rows need, and the button. Focus starts on Cancel. */
function BulkConfirmation({ action, busy, onConfirm, onCancel, children }: BulkConfirmationProps) {
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
        {children}
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
