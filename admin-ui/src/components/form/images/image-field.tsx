import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ACCEPTED_IMAGES, IMAGE_HINT, isWebAddress, type MediaFile } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useField } from 'formik';
import { useState } from 'react';
import { DescribeImage } from '../../media/describe-image';
import { DropZone } from '../../media/drop-zone';
import { MediaDialog } from '../../media/media-dialog';
import { UploadButton } from '../../media/upload-button';
import { UploadList } from '../../media/upload-list';
import { Thumbnail } from '../../thumbnail';
import { useUploadsInto } from './use-uploads-into';

type ImageFieldProps = { name: string; label: string; helperText?: string };

/** An image's address, which may be anywhere: typed, selected from the library, or from an upload. */
export function ImageField({ name, label, helperText }: ImageFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const [choosing, setChoosing] = useState(false);
  const url = value.trim();
  const take = (image: MediaFile) => void setValue(image.url);
  const uploads = useUploadsInto(name, take);
  const arrived = uploads.arrived.find((image) => image.url === url);
  const sendFirst = (files: File[]) => uploads.send(files.slice(0, 1));

  return (
    <>
      <DropZone hint="Drop an image to upload it" onFiles={sendFirst}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5 }}>
          <Box sx={{ flex: '1 1 20rem', minWidth: 0, display: 'grid', gap: 1.5, alignContent: 'start' }}>
            <TextField
              name={name}
              label={label}
              helperText={helperText}
              type="url"
              slotProps={{ htmlInput: { autoComplete: 'off', inputMode: 'url' } }}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <Button variant="outlined" onClick={() => setChoosing(true)}>
                Choose from library
              </Button>
              <UploadButton accept={ACCEPTED_IMAGES} variant="outlined" onFiles={sendFirst}>
                Upload image
              </UploadButton>
            </Box>
            <Typography variant="caption" color="textSecondary">
              You can also drop or paste an image here: {IMAGE_HINT}.
            </Typography>
            <UploadList uploads={uploads} />
            {arrived && <DescribeImage key={arrived.id} image={arrived} onDescribe={uploads.describe} />}
          </Box>
          {url && <Thumbnail url={isWebAddress(url) ? url : null} alt="Preview" width={280} height={210} />}
        </Box>
      </DropZone>
      <MediaDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(image) => {
          take(image);
          setChoosing(false);
        }}
      />
    </>
  );
}
