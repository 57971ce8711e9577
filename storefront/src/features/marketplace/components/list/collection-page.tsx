import type { Collection } from '@stoa/contract';
import {
  ButtonLink,
  EmptyState,
  isNotFound,
  type ListControls,
  LoadError,
  PageMeta,
  Skeleton,
  Skeletons,
  text,
  useListView,
  usePageInRange,
} from '@stoa/web-kit';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { Breadcrumbs } from '../../../../components/breadcrumbs';
import { Pagination } from '../../../../components/pagination/pagination';
import { RenderedText } from '../../../../components/rendered-text';
import { UnpublishedNote } from '../../../../components/unpublished-note';
import { paths } from '../../../../config/paths';
import { numberedPage } from '../../../../lib/numbered-page';
import { useCanonicalUrl } from '../../../../lib/use-canonical-url';
import { collectionPath, useCollection, useCollectionItems } from '../../api';
import { ItemCard } from '../cards/item-card';
import { ItemCardSkeleton } from '../cards/item-card-skeleton';
import { cardSizes, foursGrid } from '../cards/item-grid';
import styles from './collection-page.module.css';
import { WordsAndImage } from './words-and-image';

const PAGES_ALONE = {};
const SKELETONS = 4;

/** Items that belong together. */
export function CollectionPage() {
  const { slug = '' } = useParams();
  return <CollectionAt key={slug} idOrSlug={slug} />;
}

function CollectionAt({ idOrSlug }: { idOrSlug: string }) {
  const { data: collection, error, mutate } = useCollection(idOrSlug);
  const view = useListView<never>(PAGES_ALONE);
  useCanonicalUrl(idOrSlug, collection, { page: paths.collection, api: collectionPath });
  if (isNotFound(error)) return <NoSuchCollection />;
  if (error && !collection)
    return <LoadError onRetry={() => mutate()}>Failed to load this collection. Please try again.</LoadError>;
  return (
    <>
      {collection ? <Head collection={collection} page={view.page} /> : <HeadSkeleton />}
      <Items idOrSlug={idOrSlug} view={view} />
    </>
  );
}

function Head({ collection, page }: { collection: Collection; page: number }) {
  const { title, slug, published, seoTitle, seoDescription, opening, updatedAt, imageUrl, libraryImage } = collection;
  const path = paths.collection(slug);
  const numbered = numberedPage(seoTitle ?? title, path, page);
  return (
    <header className={styles.head}>
      <PageMeta
        title={numbered.title}
        description={seoDescription ?? (opening || undefined)}
        path={published ? numbered.path : undefined}
        shareImage={published ? paths.shareImage(path, updatedAt) : undefined}
        alternates={published ? [{ type: 'text/markdown', path: paths.markdown(path) }] : []}
      />
      <Breadcrumbs
        steps={[
          { name: 'Home', path: paths.home },
          { name: 'Marketplace', path: paths.marketplace },
          { name: title, path },
        ]}
      />
      {!published && <UnpublishedNote>Only administrators see this collection.</UnpublishedNote>}
      <WordsAndImage imageUrl={imageUrl} libraryImage={libraryImage}>
        <div>
          <h1 className={text.h2}>{title}</h1>
          <div className={styles.description}>
            <RenderedText html={collection.descriptionHtml} />
          </div>
        </div>
      </WordsAndImage>
    </header>
  );
}

function Items({ idOrSlug, view }: { idOrSlug: string; view: ListControls<never> }) {
  const results = useCollectionItems(idOrSlug, view, view.page);
  const section = useRef<HTMLElement>(null);
  const isPastTheEnd = usePageInRange(view, results);
  const { list, failed, waiting, retry } = results;
  if (failed) return <LoadError onRetry={retry}>Failed to load marketplace items</LoadError>;
  if (!list || isPastTheEnd) return <Skeletons count={SKELETONS} of={ItemCardSkeleton} className={foursGrid} />;
  if (list.items.length === 0)
    return <EmptyState title="No items yet">New items are on their way. Check back soon.</EmptyState>;
  return (
    <section aria-label="Items" ref={section} tabIndex={-1} className={styles.items}>
      <div className={foursGrid} aria-busy={waiting}>
        {list.items.map((item, place) => (
          <ItemCard key={item.id} item={item} level={2} sizes={cardSizes.fourInARow} first={place === 0} />
        ))}
      </div>
      <Pagination pages={list.pagination} linkTo={view.linkTo} onTurn={() => section.current?.focus()} />
    </section>
  );
}

function NoSuchCollection() {
  return (
    <>
      <PageMeta title="Collection not found" />
      <EmptyState
        title="Collection not found"
        level={1}
        action={
          <ButtonLink to={paths.marketplace} variant="contained" size="large">
            Browse the marketplace
          </ButtonLink>
        }
      >
        It may have ended or been renamed, or the address may have a typo.
      </EmptyState>
    </>
  );
}

const HeadSkeleton = () => (
  <div className={styles.head} aria-busy="true">
    <Skeleton width="18rem" className={text.body2} />
    <Skeleton width="12em" className={text.h2} />
  </div>
);
