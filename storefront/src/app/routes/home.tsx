import { HOME_FEATURED_ITEMS, type HomePage, type HomePageSection } from '@stoa/contract';
import { classes, ErrorBoundary, laterPart, PageMeta, Skeletons, VisuallyHidden } from '@stoa/web-kit';
import { paths } from '../../config/paths';
import { FeaturedItems } from '../../features/marketplace/components/cards/featured-items';
import { ItemCardSkeleton } from '../../features/marketplace/components/cards/item-card-skeleton';
import { itemGrid } from '../../features/marketplace/components/cards/item-grid';
import { useStore } from '../../features/store/api';
import { Hero } from '../../features/store/components/home/hero';
import { useHome } from '../../features/store/use-home';
import { usePreview } from '../../lib/use-preview';
import styles from './home.module.css';

const awaitedCards = <Skeletons count={HOME_FEATURED_ITEMS} of={ItemCardSkeleton} className={itemGrid} />;

/** Mostly far below what a visitor sees first. */
const LatestPosts = laterPart(
  async () => (await import('../../features/blog/components/list/latest-posts')).LatestPosts,
  {
    fallback: <div style={{ minHeight: '48rem' }}>{awaitedCards}</div>,
  },
);
const HomeTiles = laterPart(async () => (await import('../../features/store/components/home/home-tiles')).HomeTiles);
const CollectionRow = laterPart(
  async () => (await import('../../features/marketplace/components/cards/collection-row')).CollectionRow,
);
const Words = laterPart(async () => (await import('../../features/store/components/home/words')).Words);

export function Home() {
  const { data: store } = useStore();
  const saved = useHome();
  const preview = usePreview<HomePage>('home');
  const { sections } = preview ?? saved ?? { sections: [] };
  return (
    <>
      <PageMeta description={store?.tagline} path={paths.home} />
      {saved && !sections.some(({ kind }) => kind === 'hero') && (
        <h1>
          <VisuallyHidden>{store?.shopName}</VisuallyHidden>
        </h1>
      )}
      {sections.map((section) => (
        <div
          key={preview ? `preview-${section.place}` : section.place}
          data-section={section.place}
          className={classes(styles.section, section.kind === 'hero' && styles.hero)}
        >
          <ErrorBoundary>
            <Section section={section} />
          </ErrorBoundary>
        </div>
      ))}
      {!saved && <div className={styles.awaited}>{awaitedCards}</div>}
    </>
  );
}

function Section({ section }: { section: HomePageSection }) {
  const { kind, place, title, text, newest } = section;
  const id = `home-${place}`;
  switch (kind) {
    case 'hero':
      return <Hero section={section} />;
    case 'categories':
      return <HomeTiles id={id} section={section} />;
    case 'featured':
      return <FeaturedItems title={title} intro={text} newest={newest} />;
    case 'collection':
      return section.collection && <CollectionRow id={id} collection={section.collection} title={title} intro={text} />;
    case 'latest':
      return <LatestPosts id={id} chosen={section.posts} title={title} intro={text} />;
    default:
      return <Words id={id} section={section} />;
  }
}
