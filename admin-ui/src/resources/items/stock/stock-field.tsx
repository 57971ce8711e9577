import MuiTextField from '@mui/material/TextField';
import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { type Choices, totalStock } from '../variants/variants';

const useChoices = () => useFormikContext<Choices>().values;

export const WithOptions = ({ children }: { children: ReactNode }) => useChoices().options.length > 0 && children;
export const WithoutOptions = ({ children }: { children: ReactNode }) => useChoices().options.length === 0 && children;

/** Stock is kept at what can be bought: at the item itself, or at its variants. */
export function StockField({ name, label }: { name: string; label: string }) {
  const choices = useChoices();
  if (choices.options.length > 0)
    return (
      <MuiTextField
        label={label}
        value={totalStock(choices)}
        placeholder="Not counted"
        disabled
        fullWidth
        helperText="Total of its variants"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    );
  if (!choices.counted)
    return <MuiTextField label={label} value="Not counted" disabled fullWidth helperText="It never runs out" />;
  return <TextField name={name} label={label} type="number" slotProps={{ htmlInput: { step: 1, min: 0 } }} />;
}
