import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { MAX_HOME_TILES } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useField } from 'formik';
import { useRef } from 'react';
import { AddLink } from '../../../components/form/add-link';
import { ImageField } from '../../../components/form/images/image-field';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import type { TileValues } from '../domain/home-fields';

export function TileFields({ name }: { name: string }) {
  const [{ value: tiles }, , { setValue }] = useField<TileValues[]>(name);
  const add = useRef<HTMLSelectElement>(null);
  return (
    <Stack spacing={2.5}>
      {tiles.map(({ key, label }, position) => (
        <Stack
          key={key}
          role="group"
          aria-label={`Tile ${position + 1}`}
          spacing={1.5}
          sx={{ borderTop: 1, borderColor: 'divider', paddingTop: 2.5 }}
        >
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '180px 1fr auto' }, gap: 1.5, alignItems: 'start' }}>
            <TextField name={`${name}.${position}.label`} label="Label" autoComplete="off" />
            <TextField name={`${name}.${position}.url`} label="Address" autoComplete="off" />
            <RowButtons list={name} position={position} row={label || `tile ${position + 1}`} afterRemoval={add} />
          </Box>
          <ImageField name={`${name}.${position}.imageUrl`} label="Image URL" helperText="Optional" />
        </Stack>
      ))}
      <AddLink
        label="Add a tile"
        next={`${name}.${tiles.length}.label`}
        ref={add}
        disabled={tiles.length >= MAX_HOME_TILES}
        onAdd={(link) =>
          void setValue([...tiles, { ...link, key: Math.max(-1, ...tiles.map(({ key }) => key)) + 1, imageUrl: '' }])
        }
      />
    </Stack>
  );
}
