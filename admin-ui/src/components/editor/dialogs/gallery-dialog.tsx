import EarlierIcon from '@mui/icons-material/ArrowBackOutlined';
import LaterIcon from '@mui/icons-material/ArrowForwardOutlined';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { counted, type MediaFile } from '@stoa/contract';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusTile, RowButton } from '../../form/layout/row-button';
import { LibraryImage } from '../../media/library-image';
import { MediaDialog } from '../../media/media-dialog';
import { type BlockDialogProps, imageMarkdown } from '../blocks';

/** Several images from the library, in the order in which they’ll be shown. */
export function GalleryDialog({ onChoose, onClose }: BlockDialogProps) {
  const [images, setImages] = useState<MediaFile[]>([]);
  const toggle = (image: MediaFile) =>
    setImages((chosen) => {
      const others = chosen.filter(({ id }) => id !== image.id);
      return others.length < chosen.length ? others : [...chosen, image];
    });
  return (
    <MediaDialog
      open
      onClose={onClose}
      onChoose={toggle}
      picked={images.map(({ url }) => url)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, width: '100%', minWidth: 0 }}>
          <ChosenImages images={images} onChange={setImages} />
          <Button
            variant="contained"
            disabled={images.length < 2}
            onClick={() => onChoose(images.map(imageMarkdown).join('\n'))}
            sx={{ marginInlineStart: 'auto' }}
          >
            {images.length < 2 ? 'Select at least 2 images' : `Add gallery of ${counted(images.length, 'image')}`}
          </Button>
        </Box>
      }
    />
  );
}

type ChosenImagesProps = { images: MediaFile[]; onChange: (images: MediaFile[]) => void };

function ChosenImages({ images, onChange }: ChosenImagesProps) {
  const list = useRef<HTMLOListElement>(null);

  function move(from: number, to: number, way: 'earlier' | 'later') {
    flushSync(() => onChange(images.toSpliced(from, 1).toSpliced(to, 0, images[from] as MediaFile)));
    focusTile(list.current, to, way);
  }
  function remove(place: number) {
    flushSync(() => onChange(images.toSpliced(place, 1)));
    const tile = list.current?.children[Math.min(place, images.length - 2)];
    (tile?.querySelector<HTMLElement>('[data-way=remove]') ?? list.current)?.focus();
  }

  return (
    <Box component="ol" ref={list} tabIndex={-1} aria-label="Images of the gallery" sx={tiles}>
      {images.map((image, place) => (
        <Box component="li" key={image.id} sx={{ flex: 'none', width: 112 }}>
          <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
            <LibraryImage image={image} sizes="112px" />
          </Box>
          <Typography variant="caption" component="p" color="textSecondary" noWrap>
            {image.alternativeText ?? 'No alt text'}
          </Typography>
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <RowButton
              label={`Move ${nameOf(image)} earlier`}
              tooltip="Move earlier"
              way="earlier"
              size="small"
              isOff={place === 0}
              onClick={() => move(place, place - 1, 'earlier')}
            >
              <EarlierIcon />
            </RowButton>
            <RowButton
              label={`Move ${nameOf(image)} later`}
              tooltip="Move later"
              way="later"
              size="small"
              isOff={place === images.length - 1}
              onClick={() => move(place, place + 1, 'later')}
            >
              <LaterIcon />
            </RowButton>
            <RowButton
              label={`Remove ${nameOf(image)}`}
              tooltip="Remove"
              way="remove"
              size="small"
              onClick={() => remove(place)}
            >
              <TrashIcon />
            </RowButton>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const nameOf = ({ alternativeText, name }: MediaFile) => alternativeText ?? name;

/** Beside each other on one line, which scrolls, so that the library keeps its room. */
const tiles = {
  display: 'flex',
  gap: 1.5,
  flex: '1 1 16rem',
  minWidth: 0,
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  listStyle: 'none',
};
