import { FeaturedItems } from '../../features/marketplace/components/featured-items';
import { Hero } from '../../features/store/components/hero';

const FEATURED = 'featured';

export function Home() {
  return (
    <>
      <Hero action={{ label: 'See what is featured', href: `#${FEATURED}` }} />
      <FeaturedItems id={FEATURED} />
    </>
  );
}
