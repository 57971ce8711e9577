import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';

type DeleteQuestionProps = {
  open: boolean;
  /** What would be gone, by its name. */
  name: string;
  /** Its kind lies in the trash before it is gone. */
  toTrash?: boolean;
  /** Says by itself how it went. */
  onDelete: () => Promise<void>;
  onClose: () => void;
};

/** Asks before something is deleted, wherever that was chosen. */
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
        ? `“${name}” goes to the trash, where it can be restored for 30 days. Then it is deleted permanently.`
        : `This will permanently delete “${name}”.`}
    </ConfirmDialog>
  );
}
