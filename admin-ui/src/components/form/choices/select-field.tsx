import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Choice } from '@stoa/web-kit';
import { useField } from 'formik';
import { useId } from 'react';

type SelectFieldProps = {
  name: string;
  label: string;
  choices: Choice[];
  none?: string;
  helperText?: string;
  /** What else a choice leads to. */
  onChoose?: () => void;
};

export function SelectField({ name, label, choices, none, helperText, onChoose }: SelectFieldProps) {
  const id = useId();
  const [{ value, onChange }, { error, touched }] = useField<string>(name);
  const problem = touched ? error : undefined;
  const help = problem ?? helperText;
  return (
    <FormControl fullWidth error={problem !== undefined}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <NativeSelect
        name={name}
        value={value}
        onChange={(event) => {
          onChange(event);
          onChoose?.();
        }}
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id, 'aria-invalid': problem !== undefined, 'aria-describedby': help && `${id}-help` }}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
