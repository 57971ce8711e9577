import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { type ReactNode, useId } from 'react';
import { Switch } from '../switch';

type FlagFieldProps = { name: string; label: string; as: 'checkbox' | 'switch'; helperText?: ReactNode };

/** Where the label starts, and the helper text below it; and what aligns the control with the other fields. */
const LABEL_STARTS = { switch: '50px', checkbox: '31px' };
const CONTROL_STARTS = { switch: '-8px', checkbox: '-11px' };

export function FlagField({ name, label, as, helperText }: FlagFieldProps) {
  const id = useId();
  const [{ value, onChange }] = useField<boolean>(name);
  const Control = as === 'switch' ? Switch : Checkbox;
  return (
    <div>
      <FormControlLabel
        label={label}
        sx={{ marginInlineStart: CONTROL_STARTS[as] }}
        control={
          <Control
            name={name}
            checked={value}
            onChange={onChange}
            slotProps={{ input: { 'aria-describedby': helperText ? id : undefined } }}
          />
        }
      />
      {helperText && (
        <FormHelperText id={id} sx={{ margin: 0, marginInlineStart: LABEL_STARTS[as] }}>
          {helperText}
        </FormHelperText>
      )}
    </div>
  );
}

/** Of a row that says what it is. */
export function OnOffField({ name }: { name: string }) {
  const [{ value }] = useField<boolean>(name);
  return <FlagField name={name} label={value ? 'On' : 'Off'} as="switch" />;
}
