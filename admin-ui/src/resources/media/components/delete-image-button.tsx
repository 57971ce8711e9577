import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MediaFile } from '@stoa/contract';
import { errorMessage, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { deleteImage, useMediaChanged } from '../../../components/media/api';

type DeleteImageButtonProps = { image: MediaFile; onDeleted: () => void };

/** If the image is in use, the dialog says where. */
export function DeleteImageButton({ image, onDeleted }: DeleteImageButtonProps) {
  const toast = useToast();
  const mediaChanged = useMediaChanged();
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function remove() {
    setDeleting(true);
    setRefusal(undefined);
    try {
      await deleteImage(image.id);
      toast.success('Image deleted successfully');
      onDeleted();
      await mediaChanged();
    } catch (error) {
      setRefusal(errorMessage(error, 'Failed to delete image'));
      setDeleting(false);
    }
  }

  function close() {
    setAsking(false);
    setRefusal(undefined);
  }

  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        Delete image
      </Button>
      <ConfirmDialog
        open={asking}
        title="Are you sure?"
        confirm="Delete"
        busy={deleting ? 'Deleting...' : undefined}
        onConfirm={() => void remove()}
        onCancel={close}
      >
        This will permanently delete “{image.name}” in every size. This can’t be undone.
        {refusal && (
          <Alert severity="error" sx={{ marginTop: 2 }}>
            {refusal}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
