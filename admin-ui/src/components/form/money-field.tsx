import InputAdornment from '@mui/material/InputAdornment';
import { TextField, type TextFieldProps } from '@stoa/web-kit';

/** For the input of a text field. */
export const dollars = { startAdornment: <InputAdornment position="start">$</InputAdornment> };

const slotProps = {
  input: dollars,
  htmlInput: { step: 0.01, min: 0 },
};

export const MoneyField = (props: Pick<TextFieldProps, 'name' | 'label' | 'helperText' | 'placeholder'>) => (
  <TextField {...props} type="number" slotProps={slotProps} />
);
