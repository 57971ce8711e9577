import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { SavedView } from '@stoa/contract';
import { useState } from 'react';
import { DeleteButton } from '../../delete-button';
import { PencilIcon } from '../../icons';
import { ViewNameForm } from './view-name-form';

type ViewRowProps = {
  view: SavedView;
  /** It is what the list shows now. */
  isCurrent: boolean;
  onApply: () => void;
  onRename: (name: string) => Promise<void>;
  onDelete: () => Promise<void>;
};

export function ViewRow({ view: { name }, isCurrent, onApply, onRename, onDelete }: ViewRowProps) {
  const [renaming, setRenaming] = useState(false);
  if (renaming)
    return (
      <ViewNameForm
        title={`Rename ${name}`}
        label="New name"
        name={name}
        submit="Save"
        failure="Failed to rename the view"
        autoFocus
        onName={async (changed) => {
          await onRename(changed);
          setRenaming(false);
        }}
      >
        <Button size="large" onClick={() => setRenaming(false)}>
          Cancel
        </Button>
      </ViewNameForm>
    );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Button
        onClick={onApply}
        aria-current={isCurrent}
        variant={isCurrent ? 'outlined' : 'text'}
        sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'start', overflowWrap: 'anywhere' }}
      >
        {name}
      </Button>
      <Tooltip title="Rename">
        <IconButton aria-label={`Rename ${name}`} size="small" onClick={() => setRenaming(true)}>
          <PencilIcon />
        </IconButton>
      </Tooltip>
      <DeleteButton name={name} onDelete={onDelete} />
    </Box>
  );
}
