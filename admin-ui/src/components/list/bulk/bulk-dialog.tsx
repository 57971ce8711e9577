import Dialog from '@mui/material/Dialog';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import type { BulkReport, JobChange } from '@stoa/contract';
import { counted } from '@stoa/contract';
import { newKey } from '@stoa/web-kit';
import { useId, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import type { BulkAction, BulkCalls, ChosenRecord } from './bulk-action';
import { ChoiceConfirmation, DetailedConfirmation } from './bulk-confirmation';
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
  const [key] = useState(newKey);
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
    const { id } = await runs.start(isAll ? { key, query: runs.query } : { key, ids }, change);
    onClose([]);
    navigate(paths.job(id));
  }

  const leave = () => onClose(report ? leftOf(report).map((result) => result.id) : undefined);

  function close() {
    if (!busy) leave();
  }

  const what = counted(isAll && jobs ? jobs.total : records.length, noun);
  const { label, question = (what) => `${label} ${what}?` } = action;
  const confirmation = {
    action,
    busy,
    unknown: runs ? UNKNOWN_JOB : UNKNOWN,
    onCancel: close,
    children: (
      <>
        {!isAll && <RecordNames label="Selected" names={records.map(({ id, title }) => ({ id, name: title }))} />}
        {runs && (
          <DialogContentText>
            This runs in the background, so you can keep working. The next page shows its progress.
          </DialogContentText>
        )}
      </>
    ),
  };
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>
        {report && !action.details ? summary(report, what, action.done) : question(what)}
      </DialogTitle>
      {report && !action.details ? (
        <BulkOutcome
          noun={noun}
          report={report}
          records={records}
          done={action.done}
          trashed={action.trashed}
          busy={busy}
          attempt={attempt}
          onUndone={leave}
          onClose={close}
        />
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

const UNKNOWN = 'We didn’t get a response, so some rows may have changed. Check the list before you try again.';

const UNKNOWN_JOB = (
  <>
    We didn’t get a response. The job may have started: check{' '}
    <Link component={RouterLink} to={paths.jobs} color="inherit">
      Jobs
    </Link>
    , or try again, which won’t start it twice.
  </>
);
