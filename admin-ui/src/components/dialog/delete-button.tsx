import TrashIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

/** What Delete is offered for. */
export type Deletable = {
  name: string;
  /** Why it can't be deleted now. */
  refusal?: string;
  /** Deleting it moves it to the trash first. */
  toTrash?: boolean;
  /** Reports its own outcome. */
  onDelete: () => Promise<void>;
};

export function DeleteButton({ name, refusal, toTrash, onDelete }: Deletable) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Tooltip title={refusal ?? 'Delete'} describeChild={refusal !== undefined}>
        <IconButton
          size="small"
          aria-label={`Delete ${name}`}
          // The keyboard skips a fully disabled button, so keyboard users would never learn why.
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

type DeleteQuestionProps = Omit<Deletable, 'refusal'> & { open: boolean; onClose: () => void };

export function DeleteQuestion({ open, name, toTrash = false, onDelete, onClose }: DeleteQuestionProps) {
  const [deleting, setDeleting] = useState(false);

  async function remove() {
    setDeleting(true);
    await onDelete();
    setDeleting(false);
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title="Are you sure?"
      confirm="Delete"
      busy={deleting ? 'Deleting...' : undefined}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {toTrash
        ? `“${name}” will move to the trash. You can restore it for 30 days. After that, it’s deleted permanently.`
        : `This will permanently delete “${name}”.`}
    </ConfirmDialog>
  );
}
