import type { LibraryImage } from '@stoa/contract';
import { ArchMark } from '@stoa/web-kit';
import { useState } from 'react';
import { srcSetOf } from '../../lib/src-set';
import styles from './responsive-image.module.css';

type ImageProps = {
  src: string | null;
  /** What the media library knows about it. */
  libraryImage: LibraryImage | null;
  /** Displayed width, in CSS `sizes` syntax. The browser chooses a file by it. */
  sizes: string;
  ratio: string;
  /** Alt text; empty if text beside the image says the same. */
  alt?: string;
  /** The image a visitor sees first loads right away, others as they come near the viewport. */
  first?: boolean;
  /** Size of the arch that stands in for it. */
  arch?: number;
};

/** Reserves its space from the start. An arch stands in for an image that is missing or can't be loaded. */
export function ResponsiveImage({ src, libraryImage, sizes, ratio, alt = '', first = false, arch = 64 }: ImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const srcSet = srcSetOf(libraryImage);
  return (
    <div className={styles.frame} style={{ aspectRatio: ratio }}>
      {src && failed !== src ? (
        <img
          // Must come before `src`, which some browsers fetch as soon as they see it.
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          sizes={srcSet && sizes}
          srcSet={srcSet}
          src={src}
          alt={alt}
          width={libraryImage?.width}
          height={libraryImage?.height}
          onError={() => setFailed(src)}
        />
      ) : (
        <ArchMark size={arch} />
      )}
    </div>
  );
}
