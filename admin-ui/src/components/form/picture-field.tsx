import Box from '@mui/material/Box';
import { isWebAddress } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useField } from 'formik';
import { Picture } from '../picture';

type PictureFieldProps = { name: string; label: string; helperText?: string };

/** The address of a picture, and the picture as soon as the address can be one. */
export function PictureField({ name, label, helperText }: PictureFieldProps) {
  const [{ value }] = useField<string>(name);
  const url = value.trim();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <TextField
        name={name}
        label={label}
        helperText={helperText}
        type="url"
        slotProps={{ htmlInput: { autoComplete: 'off', inputMode: 'url' } }}
      />
      {url !== '' && <Picture url={isWebAddress(url) ? url : null} alt="Preview" width={320} height={240} />}
    </Box>
  );
}
