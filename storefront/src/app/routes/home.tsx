import { HOME_FEATURED_ITEMS, type HomePage, type HomePageSection } from '@stoa/contract';
import { classes, ErrorBoundary, laterPart, PageMeta, Skeletons, VisuallyHidden } from '@stoa/web-kit';
import { paths } from '../../config/paths';
import { FeaturedItems } from '../../features/marketplace/components/cards/featured-items';
import { ItemCardSkeleton } from '../../features/marketplace/components/cards/item-card-skeleton';
import { itemGrid } from '../../features/marketplace/components/cards/item-grid';
import { useHome, useStore } from '../../features/store/api';
import { Hero } from '../../features/store/components/home/hero';
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
const Story = laterPart(async () => (await import('../../features/store/components/home/story')).Story);

const FEATURED = 'featured';

export function Home() {
  const { data: store } = useStore();
  const saved = useHome();
  const preview = usePreview<HomePage>('home');
  const { sections } = preview ?? saved ?? { sections: [] };
  const kinds = sections.map(({ kind }) => kind);
  return (
    <>
      <PageMeta description={store?.tagline} path={paths.home} />
      {saved && !kinds.includes('hero') && (
        <h1>
          <VisuallyHidden>{store?.shopName}</VisuallyHidden>
        </h1>
      )}
      {sections.map((section) => (
        <div
          key={preview ? `preview-${section.kind}` : section.kind}
          className={classes(styles.section, section.kind === 'hero' && styles.hero)}
        >
          <ErrorBoundary>
            <Section section={section} featured={kinds.includes('featured') ? `#${FEATURED}` : paths.marketplace} />
          </ErrorBoundary>
        </div>
      ))}
      {!saved && <div className={styles.awaited}>{awaitedCards}</div>}
    </>
  );
}

function Section({ section, featured }: { section: HomePageSection; featured: string }) {
  const { kind, title, text } = section;
  switch (kind) {
    case 'hero':
      return <Hero section={section} action={{ label: 'See what’s featured', href: featured }} />;
    case 'categories':
      return <HomeTiles section={section} />;
    case 'featured':
      return <FeaturedItems id={FEATURED} title={title} intro={text} />;
    case 'collection':
      return section.collection && <CollectionRow collection={section.collection} title={title} intro={text} />;
    case 'story':
      return <Story section={section} />;
    case 'latest':
      return <LatestPosts title={title} intro={text} />;
  }
}
