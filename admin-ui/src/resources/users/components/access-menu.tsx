import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { User } from '@stoa/contract';
import { useState } from 'react';
import { PencilIcon } from '../../../components/icons';
import { type AccessChange, accessChanges } from '../domain/access-change';

type AccessMenuProps = { user: User; onChange: (change: AccessChange) => void };

export function AccessMenu({ user, onChange }: AccessMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title="Change">
        <IconButton
          size="small"
          aria-label={`Change ${user.name}`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <PencilIcon />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': `Change ${user.name}` } }}
      >
        {accessChanges(user).map((change) => (
          <MenuItem
            key={change.action}
            onClick={() => {
              setAnchor(null);
              onChange(change);
            }}
          >
            {change.action}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
