import type { HomePageSection } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { SectionHeading } from '../../../../components/cards/section-heading';
import { ResponsiveImage } from '../../../../components/images/responsive-image';
import { ShopLink } from '../../../../components/shop-link';
import { paths } from '../../../../config/paths';
import styles from './home-tiles.module.css';

const WIDTH = '(min-width: 1200px) 365px, (min-width: 900px) calc(33.3vw - 35px), calc(50vw - 22px)';

type HomeTilesProps = { id: string; section: HomePageSection };

export function HomeTiles({ id, section: { title, text: intro, tiles } }: HomeTilesProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title ?? 'Shop by category'}
        intro={intro}
        all={{ of: 'items', path: paths.marketplace }}
      />
      <ul className={styles.tiles}>
        {tiles.map(({ label, url, imageUrl, libraryImage }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same link may be there twice
          <li key={place}>
            <ShopLink url={url} className={styles.tile}>
              <ResponsiveImage src={imageUrl} libraryImage={libraryImage} ratio="4 / 3" sizes={WIDTH} />
              <span className={classes(text.h5, styles.label)}>{label}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
