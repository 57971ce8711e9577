import {
  availabilityNote,
  effectivePrice,
  formatSchedule,
  type ItemDetail,
  isLowest,
  itemSchedule,
  type Variant,
} from '@stoa/contract';
import { breadcrumbs, classes, formatDollars, laterPart, PageMeta, Skeleton, text, useSite } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../../../../components/breadcrumbs';
import { UnpublishedNote } from '../../../../components/unpublished-note';
import { paths } from '../../../../config/paths';
import { useOnceSeen } from '../../../../lib/when-seen';
import { countItemView } from '../../api';
import { offerOf } from '../../domain/chosen-variant';
import { productOf } from '../../domain/item-json-ld';
import { keepViewed } from '../../domain/recently-viewed';
import { ITEM_RATIO } from '../cards/item-grid';
import { StatusBadge } from '../cards/status-badge';
import { TagLinks } from '../cards/tag-links';
import styles from './item-details.module.css';
import { useChoice } from './use-choice';

const ItemGallery = laterPart(async () => (await import('./item-gallery')).ItemGallery, {
  fallback: <Skeleton variant="rounded" style={{ aspectRatio: ITEM_RATIO }} />,
  // A variant's own image has to be scrolled to.
  isStill: ({ item, chosen }) => !chosen || chosen === item.imageUrl,
});
const ItemOptions = laterPart(async () => (await import('./item-options')).ItemOptions);
const ItemSections = laterPart(async () => (await import('./item-sections')).ItemSections);
const RelatedToItem = laterPart(async () => (await import('./item-rows')).RelatedToItem);
const RecentlyViewed = laterPart(async () => (await import('./item-rows')).RecentlyViewed);

export type ItemAction = (item: ItemDetail, variant: Variant | undefined) => ReactNode;

export function ItemDetails({ item, action }: { item: ItemDetail; action?: ItemAction }) {
  const { variant, choose } = useChoice(item);
  const { origin } = useSite();
  useOnceSeen(item.published ? item.id : null, (id) => {
    countItemView(id);
    keepViewed(item.slug);
  });
  const steps = stepsTo(item);
  const path = paths.item(item.slug);
  return (
    <>
      <PageMeta
        title={item.seoTitle ?? item.title}
        description={item.seoDescription ?? item.description}
        path={item.published ? path : undefined}
        shareImage={item.published ? paths.shareImage(path, item.updatedAt) : undefined}
        type="product"
        alternates={item.published ? [{ type: 'text/markdown', path: paths.markdown(path) }] : []}
        jsonLd={typeof window === 'undefined' && [productOf(origin, item), breadcrumbs(origin, steps)]}
      />
      <div className={styles.top}>
        <Breadcrumbs steps={steps} />
        {!item.published && <UnpublishedNote>Publish the item to sell it.</UnpublishedNote>}
      </div>
      <article className={styles.item} aria-labelledby="item-title">
        <ItemGallery item={item} chosen={variant?.imageUrl} />
        <div className={styles.facts}>
          <div>
            <p className={text.overline}>
              <Link to={paths.category(item.category.slug)} className={classes(text.quietLink, styles.category)}>
                {item.category.name}
              </Link>
            </p>
            <h1 className={classes(text.h2, styles.title)} id="item-title">
              {item.title}
            </h1>
          </div>
          <div className={styles.offer} role="status">
            <Price
              of={variant ?? item}
              varies={isLowest({ ...item, priceVaries: !variant && item.priceVaries })}
              unit={item.unitPrice}
            />
            <Availability item={item} variant={variant} />
          </div>
          <WhenAndWhere item={item} variant={variant} />
          {variant && <ItemOptions item={item} chosen={variant} onChoose={choose} />}
          {item.published && action?.(item, variant)}
          <p className={classes(text.body1, styles.description)}>{item.description}</p>
          <ItemFeatures features={item.features} />
          {hasSections(item) && <ItemSections properties={item.properties} sections={item.sections} />}
          <TagLinks tags={item.tags} />
        </div>
      </article>
      <RelatedToItem item={item} />
      <RecentlyViewed except={item.slug} />
    </>
  );
}

const hasSections = ({ properties, sections }: ItemDetail) =>
  properties.length > 0 || Object.values(sections).some(Boolean);

function stepsTo({ title, slug, category }: ItemDetail) {
  return [
    { name: 'Home', path: paths.home },
    { name: 'Marketplace', path: paths.marketplace },
    { name: category.name, path: paths.category(category.slug) },
    { name: title, path: paths.item(slug) },
  ];
}

type PriceProps = { of: Pick<Variant, 'price' | 'discountPrice'>; varies: boolean; unit: string | null };

function Price({ of, varies, unit }: PriceProps) {
  const price = effectivePrice(of);
  return (
    <p className={classes(text.h3, text.figures)}>
      {varies && 'from '}
      {formatDollars(price)}
      {price < of.price && (
        <span className={classes(text.body1, text.muted, styles.before)}>
          was <s>{formatDollars(of.price)}</s>
        </span>
      )}
      {unit && <span className={classes(text.body2, text.muted, styles.unitPrice)}>{unit}</span>}
    </p>
  );
}

function Availability({ item, variant }: { item: ItemDetail; variant: Variant | undefined }) {
  const offer = variant ? offerOf(variant) : item;
  const { sku } = variant ?? item.variants[0] ?? {};
  const note = availabilityNote(offer, item.stockWords);
  return (
    <div className={styles.availability}>
      <StatusBadge item={offer} />
      {note && <p className={classes(text.body2, text.muted)}>{note}</p>}
      {sku && <p className={classes(text.body2, text.muted)}>SKU {sku}</p>}
    </div>
  );
}

function WhenAndWhere({ item, variant }: { item: ItemDetail; variant: Variant | undefined }) {
  const schedule = itemSchedule(item, variant);
  return schedule && <p className={text.subtitle2}>{formatSchedule(schedule)}</p>;
}

function ItemFeatures({ features }: { features: string[] }) {
  if (features.length === 0) return null;
  return (
    <section className={styles.features} aria-labelledby="item-features">
      <h2 className={text.h5} id="item-features">
        Features
      </h2>
      <ul className={text.body1}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );
}
