/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { breadcrumbs } from './breadcrumbs';
import { writeJsonLd } from './json-ld';
import { PageMeta } from './page-meta';
import { SiteContext } from './site-context';

const head = (selector: string) => document.querySelector(selector);
const content = (name: string) =>
  (head(`meta[name="${name}"]`) ?? head(`meta[property="${name}"]`))?.getAttribute('content');
const site = { name: 'Stoa', origin: 'https://shop.example' };

test('a page has its own title, address, description and data in the head', () => {
  render(
    <SiteContext value={site}>
      <PageMeta
        title="Bowl"
        description={`A bowl ${'of clay '.repeat(40)}`}
        path="/marketplace/bowl"
        shareImage="/marketplace/bowl.jpg?1"
        type="product"
        alternates={[{ type: 'text/markdown', path: '/marketplace/bowl.md' }]}
        jsonLd={[
          { '@type': 'Product', name: 'Bowl </script><script>alert(1)</script>' },
          breadcrumbs(site.origin, [{ name: 'Home', path: '/' }]),
        ]}
      />
    </SiteContext>,
  );
  expect(document.title).toBe('Bowl · Stoa');
  expect(head('link[rel=canonical]')?.getAttribute('href')).toBe('https://shop.example/marketplace/bowl');
  expect(content('description')?.length).toBeLessThanOrEqual(161);
  expect(content('og:title')).toBe('Bowl');
  expect(content('og:type')).toBe('product');
  expect(content('og:image')).toBe('https://shop.example/marketplace/bowl.jpg?1');
  expect(head('link[rel=alternate][type="text/markdown"]')?.getAttribute('href')).toBe(
    'https://shop.example/marketplace/bowl.md',
  );
  expect(content('robots')).toBeUndefined();
  const block = document.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(block?.textContent ?? '')).toMatchObject([{ '@type': 'Product' }, { '@type': 'BreadcrumbList' }]);
});

test('an image of the page’s own is shared in the size it has', () => {
  for (const [address, shared] of [
    ['/uploads/bowl.webp', 'https://shop.example/uploads/bowl.webp'],
    ['https://images.example/bowl.webp', 'https://images.example/bowl.webp'],
  ]) {
    const { unmount } = render(
      <SiteContext value={site}>
        <PageMeta title="Ceramics" path="/marketplace/ceramics" plainImage={address} />
      </SiteContext>,
    );
    expect(content('og:image')).toBe(shared);
    expect(content('og:image:width')).toBeUndefined();
    expect(content('twitter:card')).toBe('summary_large_image');
    unmount();
  }
});

test('a page without an address of its own stays out of search engines', () => {
  render(<PageMeta title="Login" />);
  expect(document.title).toBe('Login');
  expect(content('robots')).toBe('noindex');
});

test('no text can close the script element that holds the page’s data', () => {
  const text = writeJsonLd([{ '@type': 'Product', name: '</script><!--<script>&\u2028' }]);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)[0].name).toBe('</script><!--<script>&\u2028');
});
