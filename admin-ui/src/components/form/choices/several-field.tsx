import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Choice } from '@stoa/web-kit';
import { useField } from 'formik';

type SeveralFieldProps = {
  name: string;
  label: string;
  choices: readonly Choice[];
  /** What no selection means. */
  none: string;
  /** The name of a selected one that isn't among the choices. */
  unknown: string;
};

/** Several of many choices, found by typing. */
export function SeveralField({ name, label, choices, none, unknown }: SeveralFieldProps) {
  const [{ value }, { error }, { setValue }] = useField<string[]>(name);
  const names = new Map(choices.map((choice) => [choice.value, choice.label]));
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={[...new Set([...names.keys(), ...value])]}
      getOptionLabel={(one) => names.get(one) ?? unknown}
      getOptionKey={(one) => one}
      value={value}
      onChange={(_event, chosen) => void setValue(chosen)}
      renderInput={(props) => (
        <TextField
          {...props}
          label={label}
          error={error !== undefined}
          helperText={error ?? (value.length === 0 && none)}
        />
      )}
    />
  );
}
