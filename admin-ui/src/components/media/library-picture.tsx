import { styled } from '@mui/material/styles';
import type { MediaFile } from '@stoa/contract';

type LibraryPictureProps = {
  picture: MediaFile;
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string;
  alt?: string;
};

/** The whole of a picture, in a frame of its own that holds its place. */
export function LibraryPicture({ picture, sizes, alt = '' }: LibraryPictureProps) {
  const files = picture.sizes.map(({ url, width }) => `${url} ${width}w`);
  return (
    <Frame>
      <img src={picture.url} srcSet={files.join(', ')} sizes={sizes} alt={alt} loading="lazy" />
    </Frame>
  );
}

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 3',
  backgroundColor: theme.vars.palette.background.raised,
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'scale-down' },
}));
