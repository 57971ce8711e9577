import { classes } from '@stoa/web-kit';
import type { ComponentProps, ReactNode } from 'react';
import { Picture } from '../../../components/picture';
import styles from './words-and-image.module.css';

type WordsAndImageProps = {
  imageUrl: string | null;
  picture: ComponentProps<typeof Picture>['picture'];
  className?: string | undefined;
  children: ReactNode;
};

/** What is said of a list of items, beside its image on wide screens. */
export function WordsAndImage({ imageUrl, picture, className, children }: WordsAndImageProps) {
  return (
    <div className={classes(styles.words, imageUrl !== null && styles.pictured, className)}>
      {children}
      {imageUrl && (
        <div className={styles.picture}>
          <Picture src={imageUrl} picture={picture} ratio="16 / 9" sizes="(min-width: 900px) 540px, 100vw" first />
        </div>
      )}
    </div>
  );
}
