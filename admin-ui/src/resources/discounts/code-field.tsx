import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextField } from '@stoa/web-kit';
import { useField } from 'formik';
import { discountInput } from './discount-fields';

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** A code that nobody guesses. */
const newCode = (): string =>
  [...crypto.getRandomValues(new Uint32Array(CODE_LENGTH))]
    .map((random) => ALPHABET[random % ALPHABET.length])
    .join('');

export function CodeField() {
  const [, , { setValue }] = useField<string>('code');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <TextField
        {...discountInput('code')}
        autoComplete="off"
        slotProps={{ htmlInput: { style: { textTransform: 'uppercase' } } }}
        helperText="Letters, digits, and hyphens. Not case-sensitive."
      />
      <Button variant="outlined" onClick={() => void setValue(newCode())} sx={{ minHeight: 56 }}>
        Generate
      </Button>
    </Box>
  );
}
