import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type MediaFile, updateMediaInput } from '@stoa/contract';
import { FormAlert, formatDate, SubmitButton, schemaErrors, TextField, useToast } from '@stoa/web-kit';
import { useId } from 'react';
import { useCopy } from '../../../components/copy-button';
import { DialogHead } from '../../../components/dialog/dialog-head';
import { ShortForm } from '../../../components/form/saving/short-form';
import { updateImage, useMediaChanged } from '../../../components/media/api';
import { LibraryImage } from '../../../components/media/library-image';
import { useConfirmLeaving } from '../../../components/unsaved/unsaved-provider';
import { formatBytes } from '../../../lib/format-bytes';
import { DeleteImageButton } from './delete-image-button';

type ImageDialogProps = {
  image: MediaFile;
  onChange: (image: MediaFile) => void;
  onClose: () => void;
};

export function ImageDialog({ image, onChange, onClose }: ImageDialogProps) {
  const id = useId();
  const confirmLeaving = useConfirmLeaving();
  const close = () => confirmLeaving(onClose);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="md" fullWidth fullScreen={isNarrow}>
      <DialogHead id={id} title={image.name} onClose={close} />
      <DialogContent>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '3fr 2fr' }, gap: 3 }}>
          <Stack spacing={1.5} sx={{ minWidth: 0 }}>
            <LibraryImage image={image} sizes="(min-width: 600px) 500px, 90vw" alt={image.alternativeText ?? ''} />
            <Typography variant="body2" color="textSecondary">
              {image.width} × {image.height} pixels, {formatBytes(image.size)}, uploaded {formatDate(image.createdAt)}
            </Typography>
          </Stack>
          <Stack spacing={3} sx={{ minWidth: 0 }}>
            <Words image={image} onChange={onChange} />
            <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
              <CopyAddressButton address={image.url} />
              <DeleteImageButton image={image} onDeleted={onClose} />
            </Stack>
          </Stack>
        </Box>
      </DialogContent>
    </Dialog>
  );
}

function Words({ image, onChange }: Pick<ImageDialogProps, 'image' | 'onChange'>) {
  const toast = useToast();
  const mediaChanged = useMediaChanged();
  return (
    <ShortForm
      aria-label="Image details"
      initialValues={{ name: image.name, alternativeText: image.alternativeText ?? '' }}
      validate={(values) => schemaErrors(updateMediaInput, values)}
      onSubmit={async (values, reset) => {
        const changed = await updateImage(image.id, values);
        reset({ name: changed.name, alternativeText: changed.alternativeText ?? '' });
        onChange(changed);
        toast.success('Image saved');
        await mediaChanged();
      }}
      failure="Failed to save the image"
    >
      <FormAlert />
      <TextField name="name" label="Name" autoComplete="off" />
      <TextField
        name="alternativeText"
        label="Alt text"
        multiline
        minRows={3}
        helperText="Describes the image for people who can’t see it"
      />
      <div>
        <SubmitButton size="medium" busy="Saving...">
          Save
        </SubmitButton>
      </div>
    </ShortForm>
  );
}

/** The full address, including the shop's host, for pasting elsewhere. */
function CopyAddressButton({ address }: { address: string }) {
  const copy = useCopy('address');
  const fullAddress = new URL(address, window.location.href).href;

  return (
    <Button variant="outlined" onClick={() => void copy(fullAddress)}>
      Copy address
    </Button>
  );
}
