import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import { useId } from 'react';

export type TextFieldProps = Omit<MuiTextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> & {
  name: string;
  label: string;
};

/** Shows what is wrong instead of its help. */
export function TextField({ name, helperText, ...props }: TextFieldProps) {
  const id = useId();
  const [{ value, onChange }, { error, touched }] = useField<string>(name);
  const problem = touched ? error : undefined;
  return (
    <MuiTextField
      id={id}
      name={name}
      value={value}
      onChange={onChange}
      error={problem !== undefined}
      helperText={problem ?? helperText}
      fullWidth
      {...props}
    />
  );
}
