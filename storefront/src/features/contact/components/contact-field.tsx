import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import type { ContactStatus, ContactValues } from './contact-values';

type ContactFieldProps = Pick<TextFieldProps, 'label' | 'type' | 'required' | 'autoComplete' | 'rows'> & {
  name: keyof ContactValues;
  wide?: boolean;
};

export function ContactField({ name, wide, rows, ...props }: ContactFieldProps) {
  const { values, errors, submitCount, status, handleChange } = useFormikContext<ContactValues>();
  const refused = (status as ContactStatus | undefined)?.refused?.[name];
  const wrong = submitCount > 0 ? errors[name] : undefined;
  const message = wrong ?? (refused?.value === values[name] ? refused?.message : undefined);
  return (
    <TextField
      {...props}
      id={`contact-${name}`}
      name={name}
      value={values[name]}
      onChange={handleChange}
      multiline={rows !== undefined}
      rows={rows}
      error={message !== undefined}
      helperText={message}
      sx={wide ? { gridColumn: '1 / -1' } : undefined}
    />
  );
}
