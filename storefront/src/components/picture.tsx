import { styled } from '@mui/material/styles';
import type { Picture as KnownPicture } from '@stoa/contract';
import { ArchMark } from '@stoa/web-kit';
import { useState } from 'react';
import { srcSetOf } from '../lib/src-set';

type PictureProps = {
  src: string | null;
  /** What the media library knows of it. */
  picture: KnownPicture | null;
  /** How wide it is shown, in the words of CSS: by this a browser chooses among its files. */
  sizes: string;
  ratio: string;
  /** What it shows; empty where that stands beside it. */
  alt?: string;
  /** The picture that a visitor sees first is fetched at once, any other when it comes near. */
  first?: boolean;
  /** How large an arch stands in for it. */
  arch?: number;
};

/** Holds its place from the start; an arch stands in for a picture that is missing or cannot be loaded. */
export function Picture({ src, picture, sizes, ratio, alt = '', first = false, arch = 64 }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const srcSet = srcSetOf(picture);
  return (
    <Frame style={{ aspectRatio: ratio }}>
      {src && failed !== src ? (
        <img
          // Before `src`, which some browsers fetch as soon as they see it.
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          sizes={srcSet && sizes}
          srcSet={srcSet}
          src={src}
          alt={alt}
          width={picture?.width}
          height={picture?.height}
          onError={() => setFailed(src)}
        />
      ) : (
        <ArchMark size={arch} />
      )}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.raised,
  '& img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' },
}));
