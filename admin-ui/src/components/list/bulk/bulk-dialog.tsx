import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { BulkReport } from '@stoa/contract';
import { useId, useState } from 'react';
import { counted } from '../../../lib/count';
import type { BulkAction, ChosenRecord } from './bulk-action';
import { BulkConfirmation } from './bulk-confirmation';
import { BulkOutcome } from './bulk-outcome';
import { leftOf } from './bulk-report';

type BulkDialogProps = {
  noun: string;
  action: BulkAction;
  chosen: ChosenRecord[];
  onDone: () => Promise<void>;
  /** `left` are the rows to go on with: those that could not be changed and are still there. Nothing was tried where it is not given. */
  onClose: (left?: number[]) => void;
};

/** Asks once for all of the chosen rows, then tells what became of each. */
export function BulkDialog({ noun, action, chosen, onDone, onClose }: BulkDialogProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  // Of the moment of the question: a row that is deleted meanwhile keeps its name in the report.
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
      // Also after a failure: the server may have gone on after the connection was lost.
      void onDone();
    }
  }

  function close() {
    if (busy) return;
    onClose(report ? leftOf(report).map((result) => result.id) : undefined);
  }

  const all = counted(records.length, noun);
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{report ? summary(report, all, action.done) : action.ask(all)}</DialogTitle>
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
