import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { ConflictField } from './conflict-field';
import { differences, type FieldDescription, merged, type Side } from './differences';
import { useSave } from './save';

type ConflictDialogProps<Values extends object> = {
  fields: FieldDescription<Values>[];
  theirs: Values;
  /** Whether the form is gone on with once it is saved. */
  stays: boolean;
  onClose: () => void;
};

/** Somebody else saved the record first: both versions field by field, and the choice. */
export function ConflictDialog<Values extends object>({ fields, theirs, stays, onClose }: ConflictDialogProps<Values>) {
  const { values: mine, initialValues, resetForm, setValues } = useFormikContext<Values>();
  const [different] = useState(() => differences(fields, initialValues, mine, theirs));
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(different.map(({ field, preferred }) => [field.name, preferred])),
  );
  const save = useSave();
  const id = useId();

  async function saveChosen() {
    resetForm({ values: theirs });
    await setValues(merged(mine, theirs, chosen));
    onClose();
    await save(stays);
  }

  function takeTheirs() {
    resetForm({ values: theirs });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>Changed meanwhile</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography>
          Somebody else saved this record after you had opened it. Nothing of yours is saved yet.{' '}
          {different.length > 0 ? 'Choose what to keep where the two differ:' : 'Both versions say the same.'}
        </Typography>
        {different.map(({ field }) => (
          <ConflictField
            key={field.name}
            field={field}
            mine={mine[field.name]}
            theirs={theirs[field.name]}
            chosen={chosen[field.name] ?? 'theirs'}
            onChoose={(side) => setChosen({ ...chosen, [field.name]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Back to the form</Button>
        <Button variant="outlined" onClick={takeTheirs}>
          Take the saved version
        </Button>
        <Button variant="contained" onClick={() => void saveChosen()}>
          Save what is chosen
        </Button>
      </DialogActions>
    </Dialog>
  );
}
