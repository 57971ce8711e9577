import { availabilityNote, effectivePrice, hasOpenPrice, type Item, isLowest, isOnSale } from '@stoa/contract';
import { ButtonLink, classes, formatDollars, text, VisuallyHidden } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Beginning, CoveringLink, LeadingCard } from '../../../../components/cards/leading-card';
import { ResponsiveImage } from '../../../../components/images/responsive-image';
import { paths } from '../../../../config/paths';
import { usePrefetchItem } from '../../api';
import styles from './item-card.module.css';
import { cardSizes, ITEM_RATIO } from './item-grid';
import { StatusBadge } from './status-badge';
import { TagLinks } from './tag-links';

type ItemCardProps = {
  item: Item;
  /** Heading level of its title in the page's outline. */
  level?: 2 | 3;
  /** Whether a button says where the card leads. */
  learnMore?: boolean;
  /** Displayed width, in CSS `sizes` syntax. */
  sizes?: string;
  /** Whether it's the one a visitor sees first. */
  first?: boolean;
  mark?: ReactNode;
};

export function ItemCard({
  item,
  level = 3,
  learnMore = false,
  sizes = cardSizes.acrossThePage,
  first = false,
  mark,
}: ItemCardProps) {
  const address = paths.item(item.slug);
  const prefetch = usePrefetchItem();
  const ahead = () => prefetch(item.slug);
  const Heading = `h${level}` as const;
  return (
    <LeadingCard component="article" className={styles.card} onPointerEnter={ahead} onFocus={ahead}>
      <div className={styles.image}>
        <ResponsiveImage
          src={item.imageUrl}
          libraryImage={item.libraryImage}
          ratio={ITEM_RATIO}
          sizes={sizes}
          first={first}
        />
        {mark}
      </div>
      <Heading className={classes(text.h5, styles.title)}>
        <CoveringLink to={address}>{item.title}</CoveringLink>
      </Heading>
      <ItemPrice item={item} />
      <div className={classes(text.caption, text.muted, styles.kind)}>
        <span>{item.category.name}</span>
        <StatusBadge item={item} />
      </div>
      <Beginning lines={2}>{item.description}</Beginning>
      <TagLinks tags={item.tags} />
      {learnMore && (
        <ButtonLink to={address} className={styles.more}>
          Learn More
          <VisuallyHidden>: {item.title}</VisuallyHidden>
        </ButtonLink>
      )}
    </LeadingCard>
  );
}

function ItemPrice({ item }: { item: Item }) {
  const price = effectivePrice(item);
  return (
    <p className={classes(text.subtitle2, text.figures, styles.price)}>
      {isLowest(item) && 'from '}
      {formatDollars(price)}
      {price < item.price && (
        <s className={classes(text.body2, text.muted, styles.before)}>{formatDollars(item.price)}</s>
      )}
      {item.low && !item.hasOptions && isOnSale(item) && (
        <small className={classes(text.caption, text.muted)}>{availabilityNote(item, item.stockWords)}</small>
      )}
      {hasOpenPrice(item) && isOnSale(item) && (
        <Link to={paths.askForPrice(item.title)} className={classes(text.caption, text.link, styles.ask)}>
          Request a quote<VisuallyHidden>: {item.title}</VisuallyHidden>
        </Link>
      )}
    </p>
  );
}
