import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { useId } from 'react';

export type TextFieldProps = Omit<MuiTextFieldProps, 'name' | 'value' | 'onChange' | 'error'> & {
  name: string;
  label: string;
  /** How the value is shown and typed, if that isn't how it's kept. */
  format?: (value: string) => string;
  parse?: (typed: string) => string;
};

const asIs = (text: string) => text;

/** Shows the error in place of the help text. Keeps the value as text, where Formik would convert numbers. */
export function TextField({ name, helperText, format = asIs, parse = asIs, ...props }: TextFieldProps) {
  const id = useId();
  const [{ value }, { error, touched }, { setValue }] = useField<string>(name);
  const problem = touched ? error : undefined;
  return (
    <MuiTextField
      id={id}
      name={name}
      value={format(value)}
      onChange={(event) => void setValue(parse(event.target.value))}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      fullWidth
      {...props}
    />
  );
}
