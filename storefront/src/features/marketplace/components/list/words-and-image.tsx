import { classes } from '@stoa/web-kit';
import type { ComponentProps, ReactNode } from 'react';
import { ResponsiveImage } from '../../../../components/images/responsive-image';
import styles from './words-and-image.module.css';

type WordsAndImageProps = {
  imageUrl: string | null;
  libraryImage: ComponentProps<typeof ResponsiveImage>['libraryImage'];
  className?: string | undefined;
  children: ReactNode;
};

/** What is said of a list of items, beside its image on wide screens. */
export function WordsAndImage({ imageUrl, libraryImage, className, children }: WordsAndImageProps) {
  return (
    <div className={classes(styles.words, imageUrl !== null && styles.imaged, className)}>
      {children}
      {imageUrl && (
        <div className={styles.image}>
          <ResponsiveImage
            src={imageUrl}
            libraryImage={libraryImage}
            ratio="16 / 9"
            sizes="(min-width: 900px) 540px, 100vw"
            first
          />
        </div>
      )}
    </div>
  );
}
