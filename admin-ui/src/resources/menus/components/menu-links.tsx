import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { MAX_MENU_LINKS, type MenuLink, type Menus } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useField } from 'formik';
import { useRef } from 'react';
import { AddLink } from '../../../components/form/add-link';
import { RowButtons } from '../../../components/form/layout/row-buttons';

export function MenuLinks({ menu }: { menu: keyof Menus }) {
  const [{ value: links }, , { setValue }] = useField<MenuLink[]>(menu);
  const add = useRef<HTMLSelectElement>(null);
  return (
    <Stack spacing={2.5}>
      {links.map(({ label }, position) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list; its fields have no state of their own
          key={position}
          role="group"
          aria-label={`Link ${position + 1}`}
          sx={{ display: 'grid', gridTemplateColumns: { sm: '180px 1fr auto' }, gap: 1.5, alignItems: 'start' }}
        >
          <TextField name={`${menu}.${position}.label`} label="Label" autoComplete="off" />
          <TextField name={`${menu}.${position}.url`} label="Address" autoComplete="off" />
          <RowButtons list={menu} position={position} row={label || `link ${position + 1}`} afterRemoval={add} />
        </Box>
      ))}
      <AddLink
        label="Add a link"
        next={`${menu}.${links.length}.label`}
        ref={add}
        disabled={links.length >= MAX_MENU_LINKS[menu]}
        onAdd={(link) => void setValue([...links, link])}
      />
    </Stack>
  );
}
