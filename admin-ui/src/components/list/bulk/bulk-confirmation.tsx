import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import type { JobChange } from '@stoa/contract';
import { errorMessage, FilterSelect } from '@stoa/web-kit';
import { type ReactNode, useState } from 'react';
import type { BulkAction } from './bulk-action';

type Confirmation = {
  busy: boolean;
  /** Said if no response came. */
  unknown: ReactNode;
  onCancel: () => void;
  children: ReactNode;
};

type ChoiceConfirmationProps<Input> = Confirmation & {
  action: Exclude<BulkAction<Input>, { details: object }>;
  onConfirm: (choice: string) => Promise<void>;
};

/** The choice or the text that the rows need, and the button. */
export function ChoiceConfirmation<Input>({ action, onConfirm, ...rest }: ChoiceConfirmationProps<Input>) {
  const { choice, typed } = action;
  const [picked, setPicked] = useState<string>();
  // The choices may load after the dialog opens.
  const chosen = picked ?? choice?.choices[0]?.value ?? '';
  return (
    <BulkConfirmation
      {...rest}
      action={action}
      isReady={(choice ?? typed) === undefined || chosen.trim() !== ''}
      onConfirm={() => onConfirm(chosen.trim())}
      details={
        (choice && (
          <FilterSelect label={choice.label} value={chosen} choices={choice.choices} onChange={setPicked} />
        )) ||
        (typed && (
          <Autocomplete
            freeSolo
            options={typed.suggestions}
            inputValue={chosen}
            onInputChange={(_event, text) => setPicked(text)}
            renderInput={(props) => (
              <TextField
                {...props}
                label={typed.label}
                slotProps={{
                  ...props.slotProps,
                  htmlInput: { ...props.slotProps.htmlInput, maxLength: typed.maxLength },
                }}
              />
            )}
          />
        ))
      }
    />
  );
}

type DetailedConfirmationProps<Input> = Confirmation & {
  action: Extract<BulkAction<Input>, { details: object }>;
  onConfirm: (change: JobChange) => Promise<void>;
};

export function DetailedConfirmation<Input>({ action, onConfirm, ...rest }: DetailedConfirmationProps<Input>) {
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

/** Focus starts on Cancel. */
function BulkConfirmation(props: BulkConfirmationProps) {
  const { action, busy, unknown, isReady, onConfirm, onCancel, details, children } = props;
  const { label, danger } = action;
  const [problem, setProblem] = useState<ReactNode>();

  async function confirm() {
    setProblem(undefined);
    await onConfirm().catch((error) => setProblem(errorMessage(error, '') || unknown));
  }

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, gridAutoRows: 'max-content' }}>
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
