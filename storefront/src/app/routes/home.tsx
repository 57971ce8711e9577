import Box from '@mui/material/Box';
import { ErrorBoundary, lazyPart } from '@stoa/web-kit';
import { Suspense } from 'react';
import { FeaturedItems } from '../../features/marketplace/components/featured-items';
import { Hero } from '../../features/store/components/hero';

/** Far below what a visitor sees first, so not part of the first load. */
const LatestPosts = lazyPart(async () => (await import('../../features/blog/components/latest-posts')).LatestPosts);

const FEATURED = 'featured';

export function Home() {
  return (
    <>
      <Hero action={{ label: 'See what’s featured', href: `#${FEATURED}` }} />
      <FeaturedItems id={FEATURED} />
      <ErrorBoundary>
        <Suspense fallback={<Box sx={{ minHeight: '48rem' }} />}>
          <LatestPosts />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
