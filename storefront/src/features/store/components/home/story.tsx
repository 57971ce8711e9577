import type { HomePageSection } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { ResponsiveImage } from '../../../../components/images/responsive-image';
import { RenderedText } from '../../../../components/rendered-text';
import { ShopButton } from '../../../../components/shop-link';
import styles from './story.module.css';

const WIDTH = '(min-width: 1200px) 536px, (min-width: 900px) calc(50vw - 48px), calc(100vw - 32px)';

/** A text, with or without an image beside it. */
export function Story({ section }: { section: HomePageSection }) {
  const { kind, title, html, libraryImage, linkUrl, linkLabel } = section;
  const imageUrl = kind === 'story' ? section.imageUrl : null;
  return (
    <section
      className={classes(styles.story, imageUrl !== null && styles.illustrated, kind === 'text' && styles.plain)}
      aria-label={title ?? (kind === 'story' ? 'Our story' : undefined)}
    >
      {imageUrl && (
        <div className={styles.image}>
          <ResponsiveImage src={imageUrl} libraryImage={libraryImage} ratio="5 / 4" sizes={WIDTH} />
        </div>
      )}
      <div className={styles.words}>
        {title && <h2 className={text.h2}>{title}</h2>}
        {html && <RenderedText html={html} />}
        {linkUrl && linkLabel && (
          <ShopButton variant="outlined" url={linkUrl}>
            {linkLabel}
          </ShopButton>
        )}
      </div>
    </section>
  );
}
