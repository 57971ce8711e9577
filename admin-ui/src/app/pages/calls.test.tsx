/** @jest-environment jsdom */
import { paginate } from '@stoa/contract';
import { screen } from '@testing-library/react';
import { openPage } from '../panel-in-tests';

const none = { items: [], posts: [], pagination: paginate(1, 10, 0) };

test.each([
  [
    '/marketplace',
    'Marketplace',
    ['/api/marketplace?page=1&sortBy=createdAt&order=desc&limit=10', '/api/marketplace/categories'],
  ],
  [
    '/marketplace?page=2&search=oak&category=chairs&status=SOLD_OUT&sortBy=title&order=asc',
    'Marketplace',
    ['/api/marketplace?page=2&search=oak&category=chairs&status=SOLD_OUT&sortBy=title&order=asc&limit=10'],
  ],
  ['/blog', 'Blog', ['/api/blog?page=1&sortBy=publishedAt&order=desc&limit=10', '/api/blog/categories']],
  ['/blog?search=oak&category=care', 'Blog', ['/api/blog?page=1&search=oak&category=care&sortBy=publishedAt']],
])('%s requests the specified data', async (address, title, paths) => {
  const { calls } = await openPage(address, { 'GET /api': [], 'GET /api/marketplace?': none, 'GET /api/blog?': none });
  await screen.findByRole('heading', { name: title });
  for (const path of paths) expect(calls).toContainEqual(expect.stringContaining(`GET ${path}`));
});
