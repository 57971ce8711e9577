import StarIcon from '@mui/icons-material/StarOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ACCEPTED_IMAGES, counted, IMAGE_HINT, isWebAddress, MAX_GALLERY, type MediaFile } from '@stoa/contract';
import { TextField, useToast } from '@stoa/web-kit';
import { getIn, useField, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { DropZone } from '../../media/drop-zone';
import { MediaDialog } from '../../media/media-dialog';
import { UploadButton } from '../../media/upload-button';
import { UploadList } from '../../media/upload-list';
import { Thumbnail } from '../../thumbnail';
import { RowButtons } from '../layout/row-buttons';
import type { GalleryRow } from './gallery-rows';
import { useUploadsInto } from './use-uploads-into';

type GalleryFieldProps = {
  name: string;
  label: string;
  /** Puts an image in place of the main one, which is a field of its own. */
  onMakeMain: (place: number) => void;
};

/** Several images in order, each with its alt text: from uploads, dropped or pasted, or from the library. */
export function GalleryField({ name, label, onMakeMain }: GalleryFieldProps) {
  const [{ value: images }, { error }, { setValue }] = useField<GalleryRow[]>(name);
  const { errors, submitCount } = useFormikContext();
  const [choosing, setChoosing] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const dragged = useRef<number | null>(null);
  const setImages = (changed: GalleryRow[]) => {
    newest.current = changed;
    void setValue(changed);
  };

  // An upload takes a while, in which the list may change.
  const newest = useRef(images);
  useEffect(() => {
    newest.current = images;
  }, [images]);
  const append = ({ url, alternativeText }: MediaFile) => {
    if (!newest.current.some((image) => image.url === url))
      setImages([...newest.current, { url, alt: alternativeText ?? '' }]);
  };
  const uploads = useUploadsInto(name, append);
  const toast = useToast();
  const underway = uploads.list.filter((upload) => upload.error === undefined).length;
  const room = Math.max(0, MAX_GALLERY - images.length - underway);
  const send = (files: File[]) => {
    uploads.send(files.slice(0, room));
    if (files.length > room) toast.error('Error', `Only ${counted(room, 'more image')} ${room === 1 ? 'fits' : 'fit'}`);
  };

  function moveTo(place: number) {
    const from = dragged.current;
    const image = images[from ?? -1];
    if (from === null || !image || from === place) return;
    dragged.current = place;
    setImages(images.toSpliced(from, 1).toSpliced(place, 0, image));
  }

  return (
    <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
      <DropZone hint="Drop images to add them" onFiles={send}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <div>
            <Typography variant="h6" component="h3">
              {label}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Up to {MAX_GALLERY} more images, shown after the main one. Drop or paste them here: {IMAGE_HINT}.
            </Typography>
          </div>
          {images.length > 0 && (
            <Images aria-label={label}>
              {images.map(({ url, alt }, place) => {
                const row = alt.trim() || `image ${place + 2}`;
                const problem = submitCount > 0 ? getIn(errors, `${name}.${place}.url`) : undefined;
                return (
                  <li
                    key={url}
                    onDragOver={(event) => dragged.current !== null && event.preventDefault()}
                    onDragEnter={() => moveTo(place)}
                  >
                    <Box
                      draggable
                      onDragStart={() => {
                        dragged.current = place;
                      }}
                      onDragEnd={() => {
                        dragged.current = null;
                      }}
                      sx={{ display: 'flex', cursor: 'grab' }}
                    >
                      <Thumbnail url={isWebAddress(url) ? url : null} alt="" width={88} height={66} />
                    </Box>
                    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                      <TextField
                        name={`${name}.${place}.alt`}
                        label={`Alt text of image ${place + 2}`}
                        size="small"
                        autoComplete="off"
                      />
                      {typeof problem === 'string' && <FormHelperText error>{problem}</FormHelperText>}
                    </Box>
                    <Box sx={{ display: 'flex' }}>
                      <Tooltip title="Make main image">
                        <IconButton aria-label={`Make ${row} the main image`} onClick={() => onMakeMain(place)}>
                          <StarIcon />
                        </IconButton>
                      </Tooltip>
                      <RowButtons list={name} position={place} row={row} afterRemoval={add} />
                    </Box>
                  </li>
                );
              })}
            </Images>
          )}
          <UploadList uploads={uploads} />
          {typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button ref={add} variant="outlined" disabled={room === 0} onClick={() => setChoosing(true)}>
              Add from library
            </Button>
            <UploadButton accept={ACCEPTED_IMAGES} variant="outlined" multiple disabled={room === 0} onFiles={send}>
              Add images
            </UploadButton>
          </Box>
        </Box>
      </DropZone>
      <MediaDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(image) => {
          append(image);
          setChoosing(false);
        }}
      />
    </Box>
  );
}

const Images = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
  },
}));
