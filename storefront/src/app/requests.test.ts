import { requestsOf } from '../server';

const terms = (area: string) => [`/api/${area}/categories`, `/api/${area}/tags`];
const STORE = '/api/store';
const FEATURED_ITEMS = '/api/marketplace?featured=true&limit=3';
const LATEST = 'sortBy=publishedAt&order=desc';
const FEATURED_POST = `/api/blog?featured=true&limit=1&status=PUBLISHED&${LATEST}`;

test.each([
  ['/', ['/api/home', FEATURED_ITEMS, `/api/blog?limit=3&${LATEST}`]],
  ['/index.html', ['/api/home', FEATURED_ITEMS, `/api/blog?limit=3&${LATEST}`]],
  [
    '/marketplace',
    ['/api/marketplace?page=1&limit=9&sortBy=createdAt&order=desc', FEATURED_ITEMS, ...terms('marketplace')],
  ],
  // Sorted by the shopper, the list begins with what they asked for.
  ['/marketplace?order=asc', ['/api/marketplace?page=1&limit=9&sortBy=createdAt&order=asc', ...terms('marketplace')]],
  [
    '/marketplace?search=bowl&tag=clay&status=SOLD_OUT&minPrice=5&maxPrice=20&sortBy=price&order=asc&page=2',
    [
      '/api/marketplace?page=2&limit=9&search=bowl&tag=clay&status=SOLD_OUT&minPrice=5&maxPrice=20&sortBy=price&order=asc',
      ...terms('marketplace'),
    ],
  ],
  ['/blog', [`/api/blog?page=1&limit=9&status=PUBLISHED&${LATEST}`, FEATURED_POST, ...terms('blog')]],
  [
    '/blog?search=mug&category=care&tag=clay',
    [`/api/blog?page=1&limit=9&status=PUBLISHED&${LATEST}&search=mug&category=care&tag=clay`, ...terms('blog')],
  ],
  ['/contact', ['/api/store/business']],
])('%s asks the shop for what is specified', (address, requests) =>
  expect(requestsOf(address)).toEqual([...requests, STORE]),
);
