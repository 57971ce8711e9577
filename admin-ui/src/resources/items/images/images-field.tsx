import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { counted, IMAGE_HINT, MAX_GALLERY, type MediaFile } from '@stoa/contract';
import { useToast } from '@stoa/web-kit';
import { getIn, useFormikContext } from 'formik';
import { type DragEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useUploadsInto } from '../../../components/form/images/use-uploads-into';
import { focusTile } from '../../../components/form/layout/row-button';
import { DropZone } from '../../../components/media/drop-zone';
import { ImageSources } from '../../../components/media/image-sources';
import { UploadList } from '../../../components/media/upload-list';
import { ImageTile } from './image-tile';
import { altNameOf, type ImageRow, type ItemImages, imagesIn, moved, withImages } from './item-images';

const MOST = MAX_GALLERY + 1;

/** All images of an item, the main one first: from uploads, dropped or pasted, from the library, or from the web. */
export function ImagesField({ label }: { label: string }) {
  const { values, errors, submitCount, isSubmitting, setValues } = useFormikContext<ItemImages>();
  const grid = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const drag = useRef<{ from: number; to: number; isDropped: boolean } | null>(null);
  const images = imagesIn(values);
  const hasMain = values.imageUrl.trim() !== '';

  // An upload takes a while, in which the form may change.
  const newest = useRef(values);
  useEffect(() => {
    newest.current = values;
  }, [values]);
  function setImages(changed: ImageRow[]) {
    newest.current = { ...newest.current, ...withImages(changed) };
    void setValues(newest.current);
  }
  function append({ url, alternativeText }: MediaFile) {
    const all = imagesIn(newest.current);
    if (!all.some((image) => image.url === url)) setImages([...all, { url, alt: alternativeText ?? '' }]);
  }

  const uploads = useUploadsInto('imageUrl', append);
  const toast = useToast();
  const underway = uploads.list.filter((upload) => upload.error === undefined).length;
  const room = Math.max(0, MOST - images.length - underway);
  function send(files: File[]) {
    uploads.send(files.slice(0, room));
    if (files.length > room) toast.error('Error', `Only ${counted(room, 'more image')} ${room === 1 ? 'fits' : 'fit'}`);
  }

  function move(from: number, to: number, way: string) {
    flushSync(() => setImages(moved(images, from, to)));
    // The focus stays with the image.
    focusTile(grid.current, to, way);
  }
  function dragTo(place: number) {
    if (!drag.current || drag.current.to === place) return;
    setImages(moved(images, drag.current.to, place));
    drag.current.to = place;
  }
  /** After Escape or outside of the list, it goes back to where it was. */
  function endDrag() {
    if (!drag.current) return;
    const { from, to, isDropped } = drag.current;
    drag.current = null;
    if (!isDropped && from !== to) setImages(moved(imagesIn(newest.current), to, from));
  }
  // Both on entering and over: the tile below the pointer has just changed.
  const allowDrop = (event: DragEvent) => {
    if (drag.current) event.preventDefault();
  };
  function drop(event: DragEvent) {
    if (!drag.current) return;
    event.preventDefault();
    drag.current.isDropped = true;
  }

  const problemOf = (altName: string) => {
    const problem = submitCount > 0 && altName !== 'imageAlt' && getIn(errors, altName.replace(/alt$/, 'url'));
    return typeof problem === 'string' ? problem : undefined;
  };

  return (
    <DropZone hint="Drop images to add them" onFiles={send}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" color="textSecondary">
          Up to {MOST}. The first one is the main image. Drop or paste them here: {IMAGE_HINT}.
        </Typography>
        {images.length > 0 && (
          <Grid ref={grid} aria-label={label} onDragEnter={allowDrop} onDragOver={allowDrop} onDrop={drop}>
            {images.map((image, place) => (
              <ImageTile
                // Whoever types its address may type that of another.
                key={images.findIndex(({ url }) => url === image.url) === place ? image.url : place}
                image={image}
                place={place}
                count={images.length}
                isMain={hasMain && place === 0}
                altName={altNameOf(values, place)}
                problem={problemOf(altNameOf(values, place))}
                disabled={isSubmitting}
                onMove={(to, way) => move(place, to, way)}
                onRemove={() => {
                  setImages(images.toSpliced(place, 1));
                  add.current?.focus();
                }}
                dragging={{
                  onStart: () => {
                    drag.current = { from: place, to: place, isDropped: false };
                  },
                  onOver: () => dragTo(place),
                  onEnd: endDrag,
                }}
              />
            ))}
          </Grid>
        )}
        <UploadList uploads={uploads} />
        {typeof errors.gallery === 'string' && submitCount > 0 && (
          <FormHelperText error>{errors.gallery}</FormHelperText>
        )}
        <ImageSources
          ref={add}
          multiple
          disabled={room === 0}
          picked={images.map(({ url }) => url)}
          onChoose={append}
          onFiles={send}
        />
      </Box>
    </DropZone>
  );
}

const Grid = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 152px), 1fr))',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
