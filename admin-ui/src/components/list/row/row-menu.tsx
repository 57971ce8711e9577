import TrashIcon from '@mui/icons-material/DeleteOutlined';
import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { type Deletable, DeleteQuestion } from '../../dialog/delete-button';
import { linkOf, type RowAction } from './row-action';

type RowMenuProps = Partial<Deletable> & { name: string; actions: readonly RowAction[] };

export function RowMenu({ name, actions, onDelete, refusal, toTrash }: RowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState(false);
  const label = `Actions for ${name}`;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': label, disabledItemsFocusable: true } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            {...linkOf(action)}
            onClick={() => {
              close();
              void action.run?.();
            }}
          >
            <ListItemIcon>{action.icon}</ListItemIcon>
            {action.label}
          </MenuItem>
        ))}
        {onDelete && (
          <MenuItem
            disabled={refusal !== undefined}
            onClick={() => {
              close();
              setAsking(true);
            }}
            sx={{ color: 'error.main' }}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <TrashIcon />
            </ListItemIcon>
            <ListItemText secondary={refusal}>Delete</ListItemText>
          </MenuItem>
        )}
      </Menu>
      {onDelete && (
        <DeleteQuestion
          open={asking}
          name={name}
          toTrash={toTrash}
          onDelete={onDelete}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
