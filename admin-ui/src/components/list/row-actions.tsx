import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { EyeIcon } from '@stoa/web-kit';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { DeleteButton } from '../delete-button';
import { PencilIcon } from '../icons';

/** What the route adds to the rows of a table, such as what another resource knows of the record. */
export type MoreActions = (row: { id: number; name: string }) => ReactNode;

type RowActionsProps = {
  name: string;
  /** Where visitors see it. */
  view?: string;
  edit?: string;
  onDelete?: () => Promise<void>;
  /** What else can be done, before deleting. */
  children?: ReactNode;
};

/** What the grid does with a key in one of its cells is not meant for a button in it. */
export const keepKeys = (event: KeyboardEvent) => {
  if (event.key !== 'Tab') event.stopPropagation();
};

export function RowActions({ name, view, edit, onDelete, children }: RowActionsProps) {
  return (
    <Box
      role="group"
      aria-label={name}
      onKeyDown={keepKeys}
      sx={{ display: 'flex', alignItems: 'center', fontSize: '1.125rem' }}
    >
      {view && (
        <Tooltip title="View">
          <IconButton size="small" href={view} aria-label={`View ${name}`}>
            <EyeIcon />
          </IconButton>
        </Tooltip>
      )}
      {edit && (
        <Tooltip title="Edit">
          <IconButton size="small" component={Link} to={edit} aria-label={`Edit ${name}`}>
            <PencilIcon />
          </IconButton>
        </Tooltip>
      )}
      {children}
      {onDelete && <DeleteButton name={name} onDelete={onDelete} />}
    </Box>
  );
}
