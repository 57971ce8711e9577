import MoreIcon from '@mui/icons-material/KeyboardArrowDownOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';

export type Action = { label: string; isGrave?: boolean } & ({ run: () => void } | { to: string });

/** What is done with a record now and then. */
export function MoreActions({ actions }: { actions: readonly Action[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (actions.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        endIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        More actions
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': 'More actions' } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            {...('to' in action ? { component: Link, to: action.to } : {})}
            {...(action.isGrave && { sx: { color: 'error.main' } })}
            onClick={() => {
              close();
              if ('run' in action) action.run();
            }}
          >
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
