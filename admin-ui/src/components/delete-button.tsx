import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { TrashIcon } from '@stoa/web-kit';
import { useState } from 'react';
import { DeleteQuestion } from './delete-question';

type DeleteButtonProps = {
  /** What would be gone, by its name. */
  name: string;
  /** Why it cannot be deleted now. */
  refusal?: string;
  /** Its kind lies in the trash before it is gone. */
  toTrash?: boolean;
  /** Says by itself how it went. */
  onDelete: () => Promise<void>;
};

export function DeleteButton({ name, refusal, toTrash, onDelete }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Tooltip title={refusal ?? 'Delete'} describeChild={refusal !== undefined}>
        <IconButton
          size="small"
          aria-label={`Delete ${name}`}
          // One that is disabled altogether is passed over by the keyboard, and nobody there would hear why.
          aria-disabled={refusal !== undefined || undefined}
          disableRipple={refusal !== undefined}
          onClick={refusal === undefined ? () => setAsking(true) : undefined}
          sx={look}
        >
          <TrashIcon />
        </IconButton>
      </Tooltip>
      <DeleteQuestion
        open={asking}
        name={name}
        toTrash={toTrash}
        onDelete={onDelete}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const look = {
  '&[aria-disabled=true]': {
    color: 'action.disabled',
    cursor: 'default',
    '&:hover': { backgroundColor: 'transparent' },
  },
};
