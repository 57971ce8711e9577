import type { HomePageCollection } from '@stoa/contract';
import { SectionHeading } from '../../../../components/cards/section-heading';
import { paths } from '../../../../config/paths';
import { ItemCard } from './item-card';
import { itemGrid } from './item-grid';

type CollectionRowProps = { id: string; collection: HomePageCollection; title: string | null; intro: string | null };

/** The first items of a collection, on another page. */
export const CollectionRow = ({ id, collection, title, intro }: CollectionRowProps) => (
  <section aria-labelledby={id}>
    <SectionHeading
      id={id}
      title={title ?? collection.title}
      intro={intro}
      all={{ of: collection.title, path: paths.collection(collection.slug) }}
    />
    <div className={itemGrid}>
      {collection.items.map((item) => (
        <ItemCard key={item.id} item={item} />
      ))}
    </div>
  </section>
);
