import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import type { FieldName } from '../field-table';
import { type ComparedFields, differences, formatValue, merged, type Side } from './compare-versions';
import { useSave } from './save';

export interface Comparison<Values, Names> {
  fields: ComparedFields<Values, Names>;
  names: Names;
  /** My version on top of theirs, where the two don't contradict each other. */
  rebase?: (mine: Values, opened: Values, theirs: Values) => Values;
}

type ConflictDialogProps<Values extends object, Names> = Comparison<Values, Names> & {
  theirs: Values;
  stays: boolean;
  onClose: () => void;
};

type Choices<Values> = Partial<Record<FieldName<Values>, Side>>;

/** Shown if someone else saved the record first: both versions, field by field, to choose from. */
export function ConflictDialog<Values extends object, Names>(props: ConflictDialogProps<Values, Names>) {
  const { fields, names, rebase, theirs, stays, onClose } = props;
  const { values, initialValues, resetForm, setValues } = useFormikContext<Values>();
  const mine = rebase ? rebase(values, initialValues, theirs) : values;
  const [different] = useState(() => differences(fields, initialValues, mine, theirs));
  const [chosen, setChosen] = useState(
    () => Object.fromEntries(different.map(({ name, preferred }) => [name, preferred])) as Choices<Values>,
  );
  const save = useSave();
  const id = useId();

  async function saveChosen() {
    resetForm({ values: theirs });
    await setValues(merged(fields, mine, theirs, chosen));
    onClose();
    await save(stays);
  }

  function takeTheirs() {
    resetForm({ values: theirs });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>This record has changed</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography>
          Someone else saved this record after you opened it. Your changes aren’t saved yet.{' '}
          {different.length > 0 ? 'Choose which version to keep:' : 'Both versions are the same.'}
        </Typography>
        {different.map(({ name }) => (
          <ConflictField
            key={name}
            label={fields[name].label}
            mine={formatValue(fields[name], mine, name, names)}
            theirs={formatValue(fields[name], theirs, name, names)}
            chosen={chosen[name] ?? 'theirs'}
            onChoose={(side) => setChosen({ ...chosen, [name]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Back to editing</Button>
        <Button variant="outlined" onClick={takeTheirs}>
          Use the saved version
        </Button>
        <Button variant="contained" onClick={() => void saveChosen()}>
          Save selection
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type ConflictFieldProps = {
  label: string;
  mine: string;
  theirs: string;
  chosen: Side;
  onChoose: (side: Side) => void;
};

function ConflictField({ label, mine, theirs, chosen, onChoose }: ConflictFieldProps) {
  const group = useId();
  const sides = [
    { side: 'mine', name: 'Your version', text: mine },
    { side: 'theirs', name: 'Saved version', text: theirs },
  ] as const;
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ marginBottom: 0.75 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}>
        {sides.map(({ side, name, text }) => (
          <Choice key={side}>
            <input type="radio" name={group} checked={chosen === side} onChange={() => onChoose(side)} />
            <span>
              <strong>{name}</strong>
              <span>{text}</span>
            </span>
          </Choice>
        ))}
      </Box>
    </Box>
  );
}

const Choice = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.25),
  minWidth: 0,
  maxHeight: 220,
  overflowY: 'auto',
  padding: theme.spacing(1.25, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  cursor: 'pointer',
  '& input': { accentColor: theme.vars.palette.primary.main, marginTop: 5, flexShrink: 0 },
  '& strong': { display: 'block', fontWeight: 600 },
  '& span': { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '&:has(:checked)': { borderColor: theme.vars.palette.primary.main },
}));
