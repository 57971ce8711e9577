import type { Item, ItemDetail } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { useItem } from '../../api';
import { recentlyViewed } from '../../domain/recently-viewed';
import { ItemCard } from '../cards/item-card';
import { cardSizes, foursGrid } from '../cards/item-grid';
import styles from './item-rows.module.css';
import { MentionedIn } from './mentioned-in';

/** The posts that mention it, and the items that go with it. */
export function RelatedToItem({ item }: { item: ItemDetail }) {
  return (
    <>
      <MentionedIn posts={item.mentionedIn} />
      <RelatedItems items={item.related} />
    </>
  );
}

function RelatedItems({ items }: { items: Item[] }) {
  return (
    <ItemRow id="related-items" title="You may also like">
      {items.map((item) => (
        <ItemCard key={item.id} item={item} sizes={cardSizes.fourInARow} />
      ))}
    </ItemRow>
  );
}

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

type ItemRowProps = { id: string; title: string; children: ReactNode };

/** Cards below an item. Until there's one, nothing is shown. */
const ItemRow = ({ id, title, children }: ItemRowProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 className={classes(text.h3, styles.title)} id={id}>
      {title}
    </h2>
    <div className={foursGrid}>{children}</div>
  </section>
);
