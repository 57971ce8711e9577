import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { useId } from 'react';

export type TextFieldProps = Omit<MuiTextFieldProps, 'name' | 'value' | 'onChange' | 'error'> & {
  name: string;
  label: string;
};

/** Shows what is wrong instead of its help. What is typed stays a text, also where it is a number (formik would make it one). */
export function TextField({ name, helperText, ...props }: TextFieldProps) {
  const id = useId();
  const [{ value }, { error, touched }, { setValue }] = useField<string>(name);
  const problem = touched ? error : undefined;
  return (
    <MuiTextField
      id={id}
      name={name}
      value={value}
      onChange={(event) => void setValue(event.target.value)}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      fullWidth
      {...props}
    />
  );
}
