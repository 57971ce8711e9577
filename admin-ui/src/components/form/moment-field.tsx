import MuiTextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useId } from 'react';

type MomentFieldProps = { name: string; label: string; helperText?: string };

/** A date and time of the reader's time zone; the value is the moment as the API says it, or empty. */
export function MomentField({ name, label, helperText }: MomentFieldProps) {
  const id = useId();
  const [{ value }, { error, touched }, { setValue }] = useField<string>(name);
  const problem = touched ? error : undefined;
  return (
    <MuiTextField
      id={id}
      name={name}
      label={label}
      type="datetime-local"
      value={toLocal(value)}
      onChange={({ target }) => void setValue(target.value && new Date(target.value).toISOString())}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '2999-12-31T23:59' } }}
    />
  );
}

/** As the input writes it: 2026-01-05T14:07. */
export function toLocal(moment: string): string {
  if (moment === '') return '';
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
