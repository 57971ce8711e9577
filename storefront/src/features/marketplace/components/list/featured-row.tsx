import { effectivePrice, type Item, isLowest } from '@stoa/contract';
import { classes, formatDollars, text } from '@stoa/web-kit';
import { CoveringLink, LeadingCard } from '../../../../components/cards/leading-card';
import { ResponsiveImage } from '../../../../components/images/responsive-image';
import { paths } from '../../../../config/paths';
import { useFeaturedItems } from '../../api';
import styles from './featured-row.module.css';

type FeaturedRowProps = {
  /** What the list shows below it; undefined while it loads. */
  below: Item[] | undefined;
};

/** Up to three items side by side, small enough to keep the list in view; on phones they scroll sideways. What is below it isn't repeated. */
export function FeaturedRow({ below }: FeaturedRowProps) {
  const { data } = useFeaturedItems();
  const items = below && data?.items.filter(({ id }) => !below.some((other) => other.id === id));
  if (!items || items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="featured-items">
      <h2 className={classes(text.h5, styles.title)} id="featured-items">
        Featured
      </h2>
      <ul className={styles.row}>
        {items.map((item, place) => (
          <FeaturedItem key={item.id} item={item} first={place === 0} />
        ))}
      </ul>
    </section>
  );
}

function FeaturedItem({ item, first }: { item: Item; first: boolean }) {
  return (
    <LeadingCard component="li" className={styles.card}>
      <div className={styles.image}>
        <ResponsiveImage
          src={item.imageUrl}
          libraryImage={item.libraryImage}
          ratio="auto"
          sizes="150px"
          arch={36}
          first={first}
        />
      </div>
      <div className={styles.words}>
        <h3 className={classes(text.h6, styles.name)}>
          <CoveringLink to={paths.item(item.slug)}>{item.title}</CoveringLink>
        </h3>
        <p className={classes(text.subtitle2, text.figures, styles.price)}>
          {isLowest(item) && 'from '}
          {formatDollars(effectivePrice(item))}
        </p>
      </div>
    </LeadingCard>
  );
}
