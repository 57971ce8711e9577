import { apiPaths, type ItemDetail, type ItemList, type PostDetail, type PostList, paginate } from '@stoa/contract';
import { isPage } from '@stoa/web-kit';
import { paths } from '../config/paths';
import { item, post, settings, text } from '../lib/records-in-tests';
import { createRenderer } from '../server';
import { routes } from './app';
import { pages } from './pages';

const pagination = paginate(1, 9, 1);

/** The API's response for each path the pages request. */
function answerOf(path: string): unknown {
  const { pathname } = new URL(path, 'http://shop.test');
  if (pathname === apiPaths.marketplace.items) return { items: [item], pagination } satisfies ItemList;
  if (pathname === apiPaths.marketplace.item('bowl')) return { ...item, related: [] } satisfies ItemDetail;
  if (pathname === apiPaths.blog.posts) return { items: [post], posts: [post], pagination } satisfies PostList;
  if (pathname === apiPaths.blog.post('care')) return { ...post, ...text, related: [] } satisfies PostDetail;
  if (/(categories|tags)$/.test(pathname)) return [];
  throw new Error(`A page asks for ${path}, which this test does not know`);
}

const params = { slug: 'bowl', id: 'care' };
const addressOf = (pattern: string) => pattern.replace(':slug', params.slug).replace(':id', params.id);

const shell = '<html><head></head><body><div id="root"></div></body></html>';
const renderAt = createRenderer({ shell, chunks: {} }, 'https://shop.test');

async function render(address: string, answers: Record<string, unknown>) {
  const said = Object.entries(answers).map(([path, data]) => [path, { data }]);
  return (await renderAt(address, Object.fromEntries(said))).html.replaceAll(
    /<style.*?<\/style>|<script.*?<\/script>/gs,
    '',
  );
}

/** Text that only the page itself contains. */
const content: Record<string, string> = {
  [paths.home]: 'Stoneware bowl',
  [paths.homeFile]: 'Stoneware bowl',
  [paths.marketplace]: 'Stoneware bowl',
  [paths.itemPattern]: 'Glazed',
  [paths.blog]: 'Care for clay',
  [paths.postPattern]: '<p>Dry it.</p>',
  [paths.contact]: 'Send Message',
  // The contents of the cart aren't known yet.
  [paths.checkout]: '<main',
  [paths.login]: 'Welcome back',
  [paths.register]: 'Create',
  [paths.forgotPassword]: 'Send link',
  [paths.resetPassword]: 'This link is incomplete',
  [paths.account]: 'Loading',
};

test.each(pages.map(({ path = '', asks }) => ({ path, asks })))(
  'a server without a window renders $path, with what it asks for',
  async ({ path, asks }) => {
    expect(typeof window).toBe('undefined');
    const address = addressOf(path);
    const asked = asks?.(new URLSearchParams(), params) ?? [];
    const answers = Object.fromEntries(asked.map((one) => [one, answerOf(one)]));
    const html = await render(address, { [apiPaths.store]: settings, ...answers });
    expect(html).toContain('Kiln');
    expect(html).toContain(content[path]);
  },
);

test('a server renders a page that is not there', async () => {
  expect(await render('/nowhere/at/all', {})).toContain('Page not found');
});

test('what one request was answered is not in the page of the next', async () => {
  const [path = ''] = pages.find((page) => page.path === paths.marketplace)?.asks?.(new URLSearchParams(), {}) ?? [];
  expect(await render(paths.marketplace, { [path]: answerOf(path) })).toContain('Stoneware bowl');
  expect(await render(paths.marketplace, {})).not.toContain('Stoneware bowl');
});

test.each([...pages.map(({ path = '' }) => addressOf(path)), paths.post('care-&-repair')])(
  '%s is a page of the shop',
  (path) => expect(isPage(routes, path)).toBe(true),
);

test.each(['/admin', '/admin/blog', '/api/blog', '/uploads/bowl.webp', '/robots.txt', '/blog/a/b', '/cms/console'])(
  '%s is none',
  (path) => expect(isPage(routes, path)).toBe(false),
);
