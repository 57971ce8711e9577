import TickIcon from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

type ColumnsMenuProps = {
  columns: { field: string; name: string; visible: boolean }[];
  onShow: (field: string, visible: boolean) => void;
};

export function ColumnsMenu({ columns, onShow }: ColumnsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Columns', dense: true } }}
      >
        {columns.map(({ field, name, visible }) => (
          <MenuItem key={field} role="menuitemcheckbox" aria-checked={visible} onClick={() => onShow(field, !visible)}>
            <Box component="span" sx={{ display: 'flex', width: 20, marginInlineEnd: 1.25, color: 'primary.main' }}>
              {visible && <TickIcon />}
            </Box>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
