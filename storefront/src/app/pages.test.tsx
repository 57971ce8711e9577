import { apiPaths } from '@stoa/contract';
import { type ApiAnswers, isPage } from '@stoa/web-kit';
import { paths } from '../config/paths';
import { createRenderer, formActionOf, requestsOf } from '../server';
import { routes } from './app';
import { pages } from './pages';
import { addressOf, answersTo, shell } from './pages-in-tests';

const renderAt = createRenderer({ shell, chunks: {} }, 'https://shop.test');

async function render(address: string, answers: ApiAnswers = answersTo(requestsOf(address))) {
  const { html } = await renderAt(address, answers);
  return html.replaceAll(/<style.*?<\/style>|<script.*?<\/script>/gs, '');
}

/** Text that only the page itself contains. */
const content: Record<string, string> = {
  [paths.home]: 'Stoneware bowl',
  [paths.homeFile]: 'Stoneware bowl',
  [paths.marketplace]: 'Stoneware bowl',
  [paths.itemPattern]: 'Glazed',
  [paths.blog]: 'Care for clay',
  [paths.postPattern]: '<p>Dry it.</p>',
  [paths.categoryPattern]: '<em>clay</em>',
  [paths.collectionPattern]: '<em>give</em>',
  [paths.pagePattern]: '<strong>bowls</strong>',
  [paths.contact]: 'Send Message',
  // The contents of the cart aren't known yet.
  [paths.checkout]: 'Checkout</h1>',
  [paths.orderPlaced]: 'aria-busy',
  [paths.discountPattern]: 'Your discount code: TENTH',
  [paths.order]: 'Find your order',
  [paths.login]: 'Welcome back',
  [paths.register]: 'Create',
  [paths.forgotPassword]: 'Send link',
  [paths.resetPassword]: 'This link is incomplete',
  [paths.confirmEmail]: 'This link is incomplete',
  [paths.account]: 'Loading',
  [paths.ownOrders]: 'Loading',
  [paths.ownOrderPattern]: 'Loading',
};

test.each(pages.map(({ path = '' }) => path))(
  'a server without a window renders %s, with what it asks for',
  async (path) => {
    expect(typeof window).toBe('undefined');
    const html = await render(addressOf(path));
    expect(html).toContain('Kiln');
    expect(html).toContain(content[path]);
  },
);

test.each(['/nowhere/at/all', '//nowhere', '//nowhere/marketplace'])(
  'a server renders %s, a page that is not there',
  async (address) => {
    expect(await renderAt(address, {})).toMatchObject({ status: 404, html: expect.stringContaining('Page not found') });
  },
);

test.each([
  ['/marketplace/7?from=mail', 301, '/marketplace/bowl?from=mail'],
  ['/blog/formerly', 301, '/blog/care'],
  ['/categories/3', 301, '/categories/bowl'],
  ['/categories/bowl?search=&tag=&category=clay', 302, '/categories/bowl'],
  ['/collections/formerly', 301, '/collections/bowl'],
  ['/pages/formerly', 301, '/pages/bowl'],
  ['/marketplace?search=&category=clay&tag=&minPrice=&sortBy=createdAt&order=desc', 302, '/marketplace?category=clay'],
  ['/marketplace?page=3&search=bowl', 302, '/marketplace?search=bowl'],
  ['/blog?page=1', 302, '/blog'],
])('%s redirects', async (address, status, location) => {
  expect(await renderAt(address, answersTo(requestsOf(address)))).toEqual({ status, location, html: '' });
});

test('a page is the answer to its form, with what was typed and what is wrong', async () => {
  expect([formActionOf('/contact'), formActionOf('/login'), formActionOf('/none')]).toEqual([
    apiPaths.submitForm,
    '',
    null,
  ]);
  const values = { name: 'Clara', email: 'clara@', message: 'Is it “blue”?' };
  const details = { errors: [{ path: ['email'], message: 'Please enter a valid email address' }] };
  const refusal = { data: null, error: { status: 400, name: 'ValidationError', message: 'Not yet', details } };
  const refused = await renderAt('/contact', answersTo(requestsOf('/contact')), { values, answer: refusal });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('value="clara@"');
  expect(refused.html).toContain('Is it “blue”?</textarea>');
  expect(refused.html).toMatch(/<p [^>]*>Please enter a valid email address</);
  const sent = await renderAt('/contact', answersTo(requestsOf('/contact')), { values, answer: { data: {} } });
  expect(sent.html).toContain('Your message has been sent successfully.');
  expect(sent.html).not.toContain('value="Clara"');
});

test('the home page has two addresses, of which search engines use the shorter', async () => {
  for (const path of [paths.home, paths.homeFile])
    expect(await render(path)).toContain('<link rel="canonical" href="https://shop.test/"/>');
});

test('a category has an address of its own, which its list names', async () => {
  const canonical = (path: string) => `<link rel="canonical" href="https://shop.test${path}"/>`;
  expect(await render('/categories/bowl?page=2')).toContain(canonical('/categories/bowl?page=2'));
  expect(await render('/categories/bowl?tag=clay')).toContain(canonical('/categories/bowl'));
  expect(await render('/marketplace?category=clay')).toContain(canonical('/categories/clay'));
  expect(await render('/marketplace?category=none')).toContain(canonical('/marketplace'));
});

test('each page of a collection is a page of its own for search engines', async () => {
  expect(await render('/collections/bowl')).toContain(
    '<link rel="canonical" href="https://shop.test/collections/bowl"/>',
  );
  const second = await render('/collections/bowl?page=2');
  expect(second).toMatch(/<title>[^<]+, page 2 · Kiln</);
  expect(second).toContain('<link rel="canonical" href="https://shop.test/collections/bowl?page=2"/>');
});

test('data of one request never appears in the page of another', async () => {
  expect(await render(paths.marketplace)).toContain('Stoneware bowl');
  expect(await render(paths.marketplace, {})).not.toContain('Stoneware bowl');
});

test.each([...pages.map(({ path }) => addressOf(path)), paths.post('care-&-repair')])(
  '%s is a page of the shop',
  (path) => expect(isPage(routes, path)).toBe(true),
);

test.each(['/admin', '/admin/blog', '/api/blog', '/uploads/bowl.webp', '/robots.txt', '/blog/a/b', '/cms/console'])(
  '%s is none',
  (path) => expect(isPage(routes, path)).toBe(false),
);
