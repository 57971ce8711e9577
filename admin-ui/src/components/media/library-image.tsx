import { styled } from '@mui/material/styles';
import type { MediaFile } from '@stoa/contract';

type LibraryImageProps = {
  image: MediaFile;
  /** Displayed width, in the syntax of an image's `sizes`. */
  sizes: string;
  alt?: string;
};

/** An uncropped image, in a frame that reserves its space. */
export function LibraryImage({ image, sizes, alt = '' }: LibraryImageProps) {
  const files = image.sizes.map(({ url, width }) => `${url} ${width}w`);
  return (
    <Frame data-drawn={image.url.endsWith('.png') ? '' : undefined}>
      <img src={image.url} srcSet={files.join(', ')} sizes={sizes} alt={alt} loading="lazy" />
    </Frame>
  );
}

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 3',
  backgroundColor: theme.vars.palette.background.raised,
  // A drawing for the other theme is seen, too.
  '&[data-drawn]': { backgroundColor: `color-mix(in srgb, Canvas 50%, CanvasText)` },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'scale-down' },
}));
