import { ErrorBoundary, laterPart } from '@stoa/web-kit';
import { FeaturedItems } from '../../features/marketplace/components/featured-items';
import { Hero } from '../../features/store/components/hero';

/** Far below what a visitor sees first. */
const LatestPosts = laterPart(async () => (await import('../../features/blog/components/latest-posts')).LatestPosts, {
  fallback: <div style={{ minHeight: '48rem' }} />,
});

const FEATURED = 'featured';

export function Home() {
  return (
    <>
      <Hero action={{ label: 'See what’s featured', href: `#${FEATURED}` }} />
      <FeaturedItems id={FEATURED} />
      <ErrorBoundary>
        <LatestPosts />
      </ErrorBoundary>
    </>
  );
}
