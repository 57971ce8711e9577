import { HOME_FEATURED_ITEMS, type Item } from '@stoa/contract';
import { EmptyState, LoadError, Skeletons } from '@stoa/web-kit';
import { useDeferredValue } from 'react';
import { SectionHeading } from '../../../../components/cards/section-heading';
import { paths } from '../../../../config/paths';
import { useFeaturedItems } from '../../api';
import { ItemCard } from './item-card';
import { ItemCardSkeleton } from './item-card-skeleton';
import { itemGrid } from './item-grid';

type FeaturedItemsProps = {
  title: string | null;
  intro: string | null;
  /** Shown while nothing is featured. */
  newest: Item[] | undefined;
};

export function FeaturedItems({ title, intro, newest }: FeaturedItemsProps) {
  return (
    <section id="featured" aria-labelledby="featured-title">
      <SectionHeading
        id="featured-title"
        title={title ?? 'Featured Services'}
        intro={intro}
        all={{ of: 'services', path: paths.marketplace }}
      />
      <Cards newest={newest} />
    </section>
  );
}

function Cards({ newest }: Pick<FeaturedItemsProps, 'newest'>) {
  const { data: answer, error, mutate } = useFeaturedItems();
  const featured = useDeferredValue(answer)?.items;
  const items = featured?.length === 0 && newest ? newest : featured;
  if (items?.length === 0) {
    return (
      <EmptyState title="No items yet" level={3}>
        The first one is on its way. Check back soon.
      </EmptyState>
    );
  }
  if (items) {
    return (
      <div className={itemGrid}>
        {items.map((item, place) => (
          <ItemCard key={item.id} item={item} learnMore first={place === 0} />
        ))}
      </div>
    );
  }
  if (error) {
    return <LoadError onRetry={() => mutate()}>Failed to load marketplace items</LoadError>;
  }
  return <Skeletons count={HOME_FEATURED_ITEMS} of={ItemCardSkeleton} className={itemGrid} />;
}
