import { expect, type Page } from '@playwright/test';
import { apiPaths, type BlogCategory, type PostDetail } from '@stoa/contract';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { takenOver } from '../../../support/browser/taken-over';
import { createPost } from '../../../support/records/blog';
import { type OwnShop, startShop } from '../../../support/shop/shop';

const SLUG = 'centering-clay-in-five-stages';
const FAILURE = 'Failed to load blog post. Please try again.';

/** Covers everything that Markdown can contain. */
const RICH = `# Opening

Text with \`code\`, **strong**, *emphasis*, ~~gone~~, <mark>marked</mark>, <kbd>Esc</kbd> and [a link](#section-table).

- one
  - two
1. first

- [x] done
- [ ] to do

> A quotation

\`\`\`js
// A comment
const name = \`text \${1 + 2}\`; /regexp/.test(name);
class Bowl extends Thing { size = null; }
\`\`\`

\`\`\`html
<a href="/x" class="y">text</a>
\`\`\`

\`\`\`css
@media (min-width: 1px) { a#b.c:hover[d="e"] { color: #ff0000; } }
\`\`\`

\`\`\`diff
- removed
+ added
\`\`\`

\`\`\`python
@decorator
def bowl(size: int = 3) -> str: return f"{size}"
\`\`\`

## Table

| Left | Middle | Right |
|:-----|:------:|------:|
| a    | b      | 1     |

<details><summary>More</summary>Unfolded</details>

### Last

${'A sentence that fills the page. '.repeat(80)}
`;

let shop: OwnShop;
let rich: string;
test.beforeAll(async () => {
  shop = await startShop({ demo: true });
  const admin = await shop.admin();
  const [category] = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data;
  if (!category) throw new Error('The demonstration shop has no categories');
  const body = { title: 'All of it', slug: 'all-of-it', status: 'PUBLISHED', content: RICH };
  rich = (await createPost(admin, category.id, body)).slug;
  await createPost(admin, category.id, { title: 'Not yet', slug: 'not-yet', status: 'DRAFT' });
});
test.afterAll(() => shop?.close());

const read = async (slug: string) => (await shop.visitor().get<PostDetail>(apiPaths.blog.post(slug))).data;
const article = (page: Page) => page.locator('main article').first();
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

async function open(page: Page, slug: string) {
  await page.goto(`${shop.url}/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a post shows who wrote it, when, how long it is and all of its text; related posts follow', async ({ page }) => {
  const post = await read(SLUG);
  await open(page, SLUG);
  await expect(page).toHaveTitle(new RegExp(`^${post.title}`));
  await expect(page.getByText('Blog Post', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(article(page).getByText(post.author?.name ?? '', { exact: true })).toBeVisible();
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(article(page).locator('time')).toHaveText(date.format(new Date(post.publishedAt ?? '')));
  await expect(article(page).getByText(`${post.readingMinutes} min read`)).toBeVisible();
  for (const { text, level } of post.headings)
    await expect(article(page).getByRole('heading', { level, name: text, exact: true })).toBeVisible();
  await expect(article(page).getByRole('table')).toBeVisible();
  const image = article(page).locator('header img[src*="uploads"]').last();
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const related = page.getByRole('region', { name: 'Related posts' }).getByRole('article');
  await expect(related).toHaveCount(post.related.length);
  await related.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.related[0]?.title ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('search engines are told of the article and of the way to it', async ({ page }) => {
  await open(page, SLUG);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shop.url}/blog/${SLUG}`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject([{ '@type': 'Article' }, { '@type': 'BreadcrumbList' }]);
});

test('one view is counted for a visitor, however often the page is loaded', async ({ page }) => {
  // Visitors are told of views a little later.
  const admin = await shop.admin();
  const countNow = async () => (await admin.get<PostDetail>(apiPaths.blog.post(rich))).data.viewCount;
  const before = await countNow();
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') counted.push(new URL(request.url()).pathname);
  });
  await open(page, rich);
  const { id } = await read(rich);
  const views = (count: number) => article(page).getByText(`${count} ${count === 1 ? 'view' : 'views'}`);
  await expect(views(before + 1)).toBeVisible();
  await page.reload();
  await expect.poll(() => counted).toEqual([apiPaths.blog.postView(id), apiPaths.blog.postView(id)]);
  await expect(views(before + 1)).toBeVisible();
  expect(await countNow()).toBe(before + 1);
});

test('the table of contents leads to the sections and marks the one that is read', async ({ page }) => {
  await open(page, SLUG);
  const { headings } = await read(SLUG);
  await expect(contents(page).getByRole('link')).toHaveText(headings.map(({ text }) => text));
  await takenOver(page);
  const target = headings[3];
  const link = contents(page).getByRole('link', { name: target?.text ?? '' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${target?.id}$`));
  await expect(article(page).getByRole('heading', { name: target?.text ?? '' })).toBeInViewport();
  await expect(article(page).getByRole('heading', { name: target?.text ?? '' })).toBeFocused();
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect(contents(page)).toBeInViewport();

  await open(page, rich);
  await article(page).getByRole('link', { name: 'a link' }).click();
  await expect(article(page).getByRole('heading', { name: 'Table' })).toBeInViewport();
});

test('a link to a section opens there', async ({ page }) => {
  const { headings } = await read(SLUG);
  await open(page, `${SLUG}#${headings.at(-1)?.id}`);
  await expect(article(page).getByRole('heading', { name: headings.at(-1)?.text ?? '' })).toBeInViewport();
});

test('a post is shared by link, by mail and by plain addresses in a new tab', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, SLUG);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.url}/blog/${SLUG}`);
  await expect(page.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute('href', /^mailto:\?subject=/);
  for (const name of ['X', 'Facebook', 'LinkedIn']) {
    const link = page.getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(`${shop.url}/blog/${SLUG}`)));
  }
});

for (const id of ['no-such-post', 'not-yet', '999999']) {
  test(`where no published post stands, as at ${id}, the page says that one is to come`, async ({ page }) => {
    await open(page, id);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post');
    await expect(page.getByText(`Post ID: ${id}`, { exact: true })).toBeVisible();
    await expect(page.getByText('Blog post content coming soon...', { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

test('the page can be used by everybody, on a telephone as well', async ({ page }) => {
  await open(page, rich);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents(page)).toBeHidden();
  await article(page).getByText('On this page').last().click();
  await expect(contents(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeViolations(page);
  await open(page, 'no-such-post');
  await expectNoAxeViolations(page);
  await page.goto(`${shop.url}/blog?search=All+of+it`);
  await takenOver(page);
  await page.route(`**${apiPaths.blog.post(rich)}`, (route) => route.fulfill({ status: 500, body: 'no JSON' }));
  await page.getByRole('link', { name: 'All of it', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(FAILURE);
  await expectNoAxeViolations(page);
  await page.unroute(`**${apiPaths.blog.post(rich)}`);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All of it');
});

test('a server that stopped is named, on the list as well', async ({ page, context }) => {
  const list = await context.newPage();
  await list.goto(`${shop.url}/blog`);
  await expect(list.locator('main article:not([aria-label="Featured post"])')).toHaveCount(9);
  await page.goto(`${shop.url}/blog/${SLUG}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const related = page.getByRole('region', { name: 'Related posts' }).getByRole('heading').getByRole('link').first();
  await related.scrollIntoViewIfNeeded();
  // Until React takes it over, a link is the browser's own, and so is what it says.
  await expect(page.locator('main [data-waiting]', { has: related })).toHaveCount(0);
  await shop.cms.stop();
  await related.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(FAILURE);
  await list.getByRole('link', { name: 'Materials' }).click();
  await expect(list.getByRole('alert')).toContainText('Failed to load blog posts');
});
