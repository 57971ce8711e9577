import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

type DeleteQuestionProps = {
  open: boolean;
  /** What would be gone, by its name. */
  name: string;
  /** Says by itself how it went. */
  onDelete: () => Promise<void>;
  onClose: () => void;
};

/** Asks before something is deleted, wherever that was chosen. */
export function DeleteQuestion({ open, name, onDelete, onClose }: DeleteQuestionProps) {
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
      This will permanently delete “{name}”.
    </ConfirmDialog>
  );
}
