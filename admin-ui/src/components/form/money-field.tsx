import InputAdornment from '@mui/material/InputAdornment';
import { TextField, type TextFieldProps } from '@stoa/web-kit';

const slotProps = {
  input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
  htmlInput: { step: 0.01, min: 0 },
};

export const MoneyField = (props: Pick<TextFieldProps, 'name' | 'label' | 'helperText' | 'placeholder'>) => (
  <TextField {...props} type="number" slotProps={slotProps} />
);
