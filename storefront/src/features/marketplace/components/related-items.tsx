import type { Item } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { FeaturedMark } from '../../../components/featured-mark';
import { ItemCard } from './item-card';
import { cardSizes } from './item-grid';
import styles from './related-items.module.css';

export function RelatedItems({ items }: { items: Item[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="related-items">
      <h2 className={classes(text.h3, styles.title)} id="related-items">
        You may also like
      </h2>
      <div className={styles.row}>
        {items.map((item) => (
          <ItemCard key={item.id} item={item} sizes={cardSizes.fourInARow} mark={item.featured && <FeaturedMark />} />
        ))}
      </div>
    </section>
  );
}
