import { HOME_FEATURED_ITEMS } from '@stoa/contract';
import { EmptyState, LoadError, Skeletons } from '@stoa/web-kit';
import { useDeferredValue } from 'react';
import { SectionHeading } from '../../../../components/cards/section-heading';
import { paths } from '../../../../config/paths';
import { useFeaturedItems } from '../../api';
import { ItemCard } from './item-card';
import { ItemCardSkeleton } from './item-card-skeleton';
import { itemGrid } from './item-grid';

type FeaturedItemsProps = { title: string | null; intro: string | null };

export function FeaturedItems({ title, intro }: FeaturedItemsProps) {
  return (
    <section id="featured" aria-labelledby="featured-title">
      <SectionHeading
        id="featured-title"
        title={title ?? 'Featured Services'}
        intro={intro}
        all={{ of: 'services', path: paths.marketplace }}
      />
      <Cards />
    </section>
  );
}

function Cards() {
  const { data: answer, error, mutate } = useFeaturedItems();
  const data = useDeferredValue(answer);
  if (data?.items.length === 0) {
    return (
      <EmptyState title="Nothing featured right now" level={3}>
        New items are on their way. Check back soon.
      </EmptyState>
    );
  }
  if (data) {
    return (
      <div className={itemGrid}>
        {data.items.map((item, place) => (
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
