import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ACCEPTED_IMAGES, type MediaFile } from '@stoa/contract';
import { type Ref, useState } from 'react';
import { MediaDialog } from './media-dialog';
import { UploadButton } from './upload-button';

type ImageSourcesProps = {
  multiple?: boolean;
  disabled?: boolean;
  /** The addresses of the images that there are. */
  picked?: readonly string[];
  /** The first button. */
  ref?: Ref<HTMLButtonElement>;
  onChoose: (image: MediaFile) => void;
  onFiles: (files: File[]) => void;
};

/** Where a field’s images come from, besides drops and pastes. */
export function ImageSources({
  multiple = false,
  disabled = false,
  picked,
  ref,
  onChoose,
  onFiles,
}: ImageSourcesProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button ref={ref} variant="outlined" disabled={disabled} onClick={() => setChoosing(true)}>
        Choose from library
      </Button>
      <UploadButton
        accept={ACCEPTED_IMAGES}
        variant="outlined"
        multiple={multiple}
        disabled={disabled}
        onFiles={onFiles}
      >
        {multiple ? 'Upload images' : 'Upload image'}
      </UploadButton>
      <MediaDialog
        open={choosing}
        picked={picked}
        onClose={() => setChoosing(false)}
        onChoose={(image) => {
          onChoose(image);
          setChoosing(false);
        }}
      />
    </Box>
  );
}
