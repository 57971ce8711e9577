import type { Item } from '@stoa/contract';
import { FeaturedMark } from '../../../../components/cards/featured-mark';
import { ItemCard } from '../cards/item-card';
import { cardSizes } from '../cards/item-grid';
import { ItemRow } from './item-row';

export function RelatedItems({ items }: { items: Item[] }) {
  return (
    <ItemRow id="related-items" title="You may also like">
      {items.map((item) => (
        <ItemCard key={item.id} item={item} sizes={cardSizes.fourInARow} mark={item.featured && <FeaturedMark />} />
      ))}
    </ItemRow>
  );
}
