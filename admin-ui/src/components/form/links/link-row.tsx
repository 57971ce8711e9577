import Box from '@mui/material/Box';
import { TextField } from '@stoa/web-kit';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { LinkField } from './link-field';

type LinkRowProps = { name: string; before?: ReactNode; children: ReactNode };

/** A link’s label and address. What it leads to gives it a label, unless it has one. */
export function LinkRow({ name, before, children }: LinkRowProps) {
  const [{ value: label }, , { setValue }] = useField<string>(`${name}.label`);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: before ? 'auto 180px minmax(0, 1fr) auto' : '180px minmax(0, 1fr) auto' },
        gap: 1.5,
        alignItems: 'start',
      }}
    >
      {before && <Box sx={{ display: { xs: 'none', sm: 'flex' }, minWidth: 0 }}>{before}</Box>}
      <TextField name={`${name}.label`} label="Label" autoComplete="off" />
      <LinkField
        name={`${name}.url`}
        label="Address"
        onChoose={({ title }) => {
          if (label.trim() === '') void setValue(title);
        }}
      />
      {children}
    </Box>
  );
}
