import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { useId } from 'react';

/** A box that has to be ticked; shows the error if it isn't. No password manager fills it in. */
export function ConsentField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const [{ value, onChange }, { error, touched }] = useField<boolean>(name);
  const problem = touched ? error : undefined;
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={value}
            onChange={onChange}
            slotProps={{ input: { 'aria-invalid': problem !== undefined, 'aria-describedby': problem && id } }}
          />
        }
      />
      {problem && (
        <FormHelperText id={id} error>
          {problem}
        </FormHelperText>
      )}
    </div>
  );
}
