import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

export interface Choice {
  value: string;
  label: string;
}

type FilterSelectProps = {
  label: string;
  value: string;
  choices: Choice[];
  /** What is wrong with the options, or missing from them. */
  note?: string;
  onChange: (value: string) => void;
};

/** The browser's native select: lightweight, and familiar on every device. */
export function FilterSelect({ label, value, choices, note, onChange }: FilterSelectProps) {
  const id = useId();
  const isOffered = choices.some((choice) => choice.value === value);
  return (
    <FormControl fullWidth size="small">
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={label} notched />}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ id, 'aria-describedby': note && `${id}-note` }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
        {!isOffered && <option value={value}>{value}</option>}
      </NativeSelect>
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}
