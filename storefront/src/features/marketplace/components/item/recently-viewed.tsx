import { useEffect, useState } from 'react';
import { useItem } from '../../api';
import { recentlyViewed } from '../../domain/recently-viewed';
import { ItemCard } from '../cards/item-card';
import { cardSizes } from '../cards/item-grid';
import { ItemRow } from './item-row';

/** What was viewed on this device before. The server doesn't know it. */
export function RecentlyViewed({ except }: { except: string }) {
  const [slugs, setSlugs] = useState<string[]>([]);
  useEffect(() => setSlugs(recentlyViewed().filter((slug) => slug !== except)), [except]);
  return (
    // Coming near this place loads the code, so it's there even while there's nothing in it.
    <div>
      {slugs.length > 0 && (
        <ItemRow id="recently-viewed" title="Recently viewed">
          {slugs.map((slug) => (
            <ViewedItem key={slug} slug={slug} />
          ))}
        </ItemRow>
      )}
    </div>
  );
}

/** Nothing, if the shop no longer has it. */
function ViewedItem({ slug }: { slug: string }) {
  const { data: item } = useItem(slug);
  return item ? <ItemCard item={item} sizes={cardSizes.fourInARow} /> : null;
}
