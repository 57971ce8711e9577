import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IMAGE_HINT, isWebAddress, type MediaFile } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useField } from 'formik';
import { DescribeImage } from '../../media/describe-image';
import { DropZone } from '../../media/drop-zone';
import { ImageSources } from '../../media/image-sources';
import { UploadList } from '../../media/upload-list';
import { type Ground, Thumbnail } from '../../thumbnail';
import { useUploadsInto } from './use-uploads-into';

type ImageFieldProps = {
  name: string;
  label: string;
  helperText?: string;
  /** Of a logo or an icon. */
  wholeOn?: Ground;
};

/** An image's address, which may be anywhere: typed, selected from the library, or from an upload. */
export function ImageField({ name, label, helperText, wholeOn }: ImageFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const url = value.trim();
  const take = (image: MediaFile) => void setValue(image.url);
  const uploads = useUploadsInto(name, take);
  const arrived = uploads.arrived.find((image) => image.url === url);
  const sendFirst = (files: File[]) => uploads.send(files.slice(0, 1));

  return (
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
          <ImageSources picked={[url]} onChoose={take} onFiles={sendFirst} />
          <Typography variant="caption" color="textSecondary">
            You can also drop or paste an image here: {IMAGE_HINT}.
          </Typography>
          <UploadList uploads={uploads} />
          {arrived && <DescribeImage key={arrived.id} image={arrived} onDescribe={uploads.describe} />}
        </Box>
        {url && (
          <Thumbnail
            url={isWebAddress(url) ? url : null}
            alt="Preview"
            width={280}
            height={wholeOn ? 120 : 210}
            {...(wholeOn && { wholeOn })}
          />
        )}
      </Box>
    </DropZone>
  );
}
