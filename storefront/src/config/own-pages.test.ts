import { isOwnPage } from './own-pages';
import { paths } from './paths';

test.each([
  '/',
  '/index.html',
  '/marketplace',
  paths.item('bowl'),
  paths.post('care-&-repair'),
  '/contact',
  '/account',
])('%s is a page of the shop', (path) => expect(isOwnPage(path)).toBe(true));

test.each(['/admin', '/admin/blog', '/api/blog', '/uploads/bowl.webp', '/robots.txt', '/blog/a/b', '/cms/console'])(
  '%s is none',
  (path) => expect(isOwnPage(path)).toBe(false),
);
