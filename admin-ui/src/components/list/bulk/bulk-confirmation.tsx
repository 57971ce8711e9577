import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { errorMessage, FilterSelect } from '@stoa/web-kit';
import { useState } from 'react';
import type { BulkAction, ChosenRecord } from './bulk-action';
import { RecordNames } from './record-names';

type BulkConfirmationProps = {
  action: BulkAction;
  records: ChosenRecord[];
  busy: boolean;
  onConfirm: (choice: string) => Promise<void>;
  onCancel: () => void;
};

const UNKNOWN = 'No answer came, so some rows may be changed already. Please look at the list before you try again.';

/** The rows by their names, what has to be chosen for them, and the button. The focus starts where nothing is done yet. */
export function BulkConfirmation({ action, records, busy, onConfirm, onCancel }: BulkConfirmationProps) {
  const { label, choice, danger } = action;
  const [picked, setPicked] = useState<string>();
  // What there is to choose from may come later than the question.
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
        <RecordNames label="Chosen" names={records.map(({ id, title }) => ({ id, name: title }))} />
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
