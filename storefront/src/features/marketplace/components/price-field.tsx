import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTypedText } from '@stoa/web-kit';
import { useId } from 'react';
import { typedAmount } from '../domain/item-params';

type PriceFieldProps = {
  label: string;
  value: string;
  /** What's wrong with it, given the other end of the range. */
  problem?: string;
  onChange: (amount: string) => void;
};

export function PriceField({ label, value, problem, onChange }: PriceFieldProps) {
  const id = useId();
  const { text, setText, tellNow } = useTypedText({ value, clean: typedAmount, onChange });
  const complaint = typedAmount(text) === null ? 'Enter an amount, such as 25' : problem;
  return (
    <FormControl size="small" error={complaint !== undefined}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        notched
        value={text}
        startAdornment={<InputAdornment position="start">$</InputAdornment>}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => tellNow(text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tellNow(text);
        }}
        inputProps={{
          inputMode: 'decimal',
          autoComplete: 'off',
          maxLength: 16,
          'aria-describedby': complaint && `${id}-complaint`,
        }}
      />
      {complaint && <FormHelperText id={`${id}-complaint`}>{complaint}</FormHelperText>}
    </FormControl>
  );
}
