import { destinationOf } from './routing';

const READS = ['GET', 'HEAD'];
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

describe('the front door', () => {
  it.each([
    ['/api/marketplace', { to: 'strapi', path: '/api/marketplace' }],
    ['/uploads/lamp.webp', { to: 'strapi', path: '/uploads/lamp.webp' }],
    ['/healthz', { to: 'health' }],
    ['/readyz', { to: 'readiness' }],
    ['/metrics', { to: 'nowhere' }],
    ['/cms', { to: 'redirect', location: '/cms/console' }],
    ['/cms/', { to: 'redirect', location: '/cms/console' }],
    ['/cms/console', { to: 'strapi', path: '/console' }],
    ['/cms/console/content-manager/items', { to: 'strapi', path: '/console/content-manager/items' }],
    ['/cms/admin/init', { to: 'strapi', path: '/admin/init' }],
    ['/cms/content-manager/content-types', { to: 'strapi', path: '/content-manager/content-types' }],
    ['/cms/uploads/lamp.webp', { to: 'strapi', path: '/uploads/lamp.webp' }],
    ['/admin', { to: 'adminUi', path: '/' }],
    ['/admin/', { to: 'adminUi', path: '/' }],
    ['/admin/marketplace/7/edit', { to: 'adminUi', path: '/marketplace/7/edit' }],
    ['/robots.txt', { to: 'documents', path: '/robots.txt' }],
    ['/sitemap-items-1.xml', { to: 'documents', path: '/sitemap-items-1.xml' }],
    ['/blog/hello.md', { to: 'documents', path: '/blog/hello.md' }],
    ['/blog/hello-node.js', { to: 'storefront', path: '/blog/hello-node.js' }],
    ['/', { to: 'storefront', path: '/' }],
    ['/marketplace/oak-chair', { to: 'storefront', path: '/marketplace/oak-chair' }],
    ['/administrators', { to: 'storefront', path: '/administrators' }],
    ['/cmsx', { to: 'storefront', path: '/cmsx' }],
    ['/apiary', { to: 'storefront', path: '/apiary' }],
  ])('reads of %s', (path, destination) => {
    for (const method of READS) expect(destinationOf(method, path)).toEqual(destination);
  });

  it.each(['/admin', '/admin/login', '/cms', '/healthz', '/uploads/lamp.webp', '/metrics', '/robots.txt'])(
    'takes no other method at %s',
    (path) => {
      for (const method of WRITES) expect(destinationOf(method, path)).toEqual({ to: 'nowhere' });
    },
  );

  it.each(['/', '/contact', '/marketplace'])('takes only forms at %s', (path) => {
    for (const method of WRITES)
      expect(destinationOf(method, path)).toEqual(method === 'POST' ? { to: 'form', path } : { to: 'nowhere' });
  });

  it('lets every method through to the API and to the console', () => {
    for (const method of WRITES) {
      expect(destinationOf(method, '/api/blog')).toEqual({ to: 'strapi', path: '/api/blog' });
      expect(destinationOf(method, '/cms/admin/login')).toEqual({ to: 'strapi', path: '/admin/login' });
    }
  });

  it.each(['/cms/api/marketplace', '/cms/api', '/cms/API/marketplace', '/cms/favicon.ico'])(
    'has no second door at %s',
    (path) => {
      for (const method of [...READS, ...WRITES]) expect(destinationOf(method, path)).toEqual({ to: 'nowhere' });
    },
  );

  it.each([
    '/api/../admin/login',
    '/api/%2e%2e/admin/login',
    '/api/..%2fadmin/login',
    '/api//admin',
    '/api/./x',
    '/api/..',
    '/api/a\\..\\b',
    '/uploads/%2E%2E/secret',
    '/cms//api/marketplace',
    '/cms/./api/marketplace',
    '/cms/console/../api/marketplace',
    '/cms/%2fapi/marketplace',
  ])('hands no disguised path on: %s', (path) => {
    for (const method of [...READS, ...WRITES]) expect(destinationOf(method, path)).toEqual({ to: 'nowhere' });
  });

  it.each([
    '//admin/login',
    '//cms/admin/login',
    '/%61dmin/login',
    '/%63ms/admin/login',
    '/CMS/admin/login',
    '/API/marketplace',
    '/Admin/login',
    '/./cms/admin/login',
    '/content-manager/content-types',
    '/_health',
  ])('never takes %s for the console', (path) => {
    for (const method of READS) expect(destinationOf(method, path).to).toBe('storefront');
    for (const method of WRITES) expect(['form', 'nowhere']).toContain(destinationOf(method, path).to);
  });
});
