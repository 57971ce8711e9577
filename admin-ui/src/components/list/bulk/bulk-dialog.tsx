import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { BulkReport, JobChange } from '@stoa/contract';
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
  /** Whether everything that the list finds is selected. */
  isAll: boolean;
  onDone: () => Promise<void>;
  /** `left`: the rows to continue with, which couldn't be changed but still exist. Omitted if nothing was tried. */
  onClose: (left?: number[]) => void;
};

/** Asks once for all selected rows, then reports on each, or leads to the job that changes everything that matches. */
export function BulkDialog<Input>(props: BulkDialogProps<Input>) {
  const { noun, action, chosen, send, jobs, isAll, onDone, onClose } = props;
  const navigate = useNavigate();
  const id = useId();
  const [busy, setBusy] = useState(false);
  // As of when the question was asked, so that a row deleted since keeps its name in the report.
  const [records] = useState(chosen);
  const [report, setReport] = useState<BulkReport | null>(null);
  const ids = records.map((record) => record.id);
  const runs = jobs && (isAll || action.details) ? jobs : undefined;

  async function attempt(change: () => Promise<void>) {
    setBusy(true);
    try {
      await change();
    } finally {
      setBusy(false);
      // Also after a failure: the server may have continued after the connection was lost.
      void onDone();
    }
  }

  async function run(change: JobChange) {
    if (!runs) return;
    const { id } = await runs.start(isAll ? { query: runs.query } : { ids }, change);
    onClose([]);
    navigate(paths.job(id));
  }

  function close() {
    if (busy) return;
    onClose(report ? leftOf(report).map((result) => result.id) : undefined);
  }

  const what = counted(isAll && jobs ? jobs.total : records.length, noun);
  const { label, ask = (what) => `${label} ${what}?` } = action;
  const confirmation = {
    action,
    busy,
    onCancel: close,
    children: (
      <>
        {!isAll && <RecordNames label="Selected" names={records.map(({ id, title }) => ({ id, name: title }))} />}
        {runs && (
          <DialogContentText>
            This runs in the background, so you can go on working. The next page shows how far it is.
          </DialogContentText>
        )}
      </>
    ),
  };
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{report && !action.details ? summary(report, what, action.done) : ask(what)}</DialogTitle>
      {report && !action.details ? (
        <BulkOutcome noun={noun} report={report} records={records} done={action.done} onClose={close} />
      ) : action.details ? (
        <DetailedConfirmation {...confirmation} action={action} onConfirm={(change) => attempt(() => run(change))} />
      ) : (
        <ChoiceConfirmation
          {...confirmation}
          action={action}
          onConfirm={(choice) =>
            attempt(async () => {
              const input = action.input(choice);
              if (isAll) await run(input as JobChange);
              else setReport(await send({ ids, ...input }));
            })
          }
        />
      )}
    </Dialog>
  );
}

const summary = ({ succeeded, failed }: BulkReport, all: string, done: string): string =>
  failed === 0 ? `${all} ${done}` : `${succeeded} of ${all} ${done}`;

type Confirmation = { busy: boolean; onCancel: () => void; children: ReactNode };

type ChoiceConfirmationProps<Input> = Confirmation & {
  action: Exclude<BulkAction<Input>, { details: object }>;
  onConfirm: (choice: string) => Promise<void>;
};

/** The choice that the rows need, and the button. */
function ChoiceConfirmation<Input>({ action, onConfirm, ...rest }: ChoiceConfirmationProps<Input>) {
  const { choice } = action;
  const [picked, setPicked] = useState<string>();
  // The choices may load after the dialog opens.
  const chosen = picked ?? choice?.choices[0]?.value ?? '';
  return (
    <BulkConfirmation
      {...rest}
      action={action}
      isReady={choice === undefined || chosen !== ''}
      onConfirm={() => onConfirm(chosen)}
      details={
        choice && <FilterSelect label={choice.label} value={chosen} choices={choice.choices} onChange={setPicked} />
      }
    />
  );
}

type DetailedConfirmationProps<Input> = Confirmation & {
  action: Extract<BulkAction<Input>, { details: object }>;
  onConfirm: (change: JobChange) => Promise<void>;
};

function DetailedConfirmation<Input>({ action, onConfirm, ...rest }: DetailedConfirmationProps<Input>) {
  const [change, setChange] = useState(action.change ?? null);
  return (
    <BulkConfirmation
      {...rest}
      action={action}
      isReady={change !== null}
      onConfirm={async () => change && onConfirm(change)}
      details={action.details(setChange)}
    />
  );
}

type BulkConfirmationProps = Confirmation & {
  action: Pick<BulkAction<unknown>, 'label' | 'danger'>;
  isReady: boolean;
  onConfirm: () => Promise<unknown>;
  details: ReactNode;
};

const UNKNOWN = 'We didn’t get a response, so some rows may have changed. Check the list before you try again.';

/** Focus starts on Cancel. */
function BulkConfirmation(props: BulkConfirmationProps) {
  const { action, busy, isReady, onConfirm, onCancel, details, children } = props;
  const { label, danger } = action;
  const [problem, setProblem] = useState<string>();

  async function confirm() {
    setProblem(undefined);
    await onConfirm().catch((error) => setProblem(errorMessage(error, UNKNOWN)));
  }

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {details}
        {children}
      </DialogContent>
      <DialogActions>
        <Button autoFocus disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          disabled={busy || !isReady}
          onClick={() => void confirm()}
        >
          {busy ? 'Working...' : label}
        </Button>
      </DialogActions>
    </>
  );
}
