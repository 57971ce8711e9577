import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { takenOver } from '../../../support/browser/taken-over';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const field = (page: Page) => page.getByRole('combobox', { name: 'Search items and posts' });
const options = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('option');
const activeTitle = (page: Page) => page.getByRole('option', { selected: true });

const openSearch = async (page: Page) => {
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
};

test('items and posts are found as one types, each in its group, and lead to their pages', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('wool', { delay: 40 });
  await expect(options(page, 'Items').first()).toContainText('$');
  await expect(options(page, 'Posts').first()).toBeVisible();
  await expect(field(page)).toHaveValue('wool');
  await options(page, 'Items').first().click();
  await expect(page).toHaveURL(/\/marketplace\/[a-z0-9-]+$/);
  await expect(field(page)).toBeHidden();
});

test('the arrow keys walk through the results and around, Enter opens one', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('wool');
  await expect(page.getByRole('status').filter({ hasText: 'results shown' })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  const first = options(page, 'Items').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await expect(activeTitle(page)).toContainText('See all results on the blog');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/blog?search=wool`);
});

test('Enter without a chosen result shows all items', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('wool & silk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/marketplace?search=wool+%26+silk`);
});

test('typos are forgiven in the dialog and in the list, and nothing found is no dead end', async ({ page }) => {
  await openSearch(page);
  await expect(options(page, 'Categories').first()).toContainText('item');
  for (const [typed, meant] of [
    ['cushon', 'cushion'],
    ['woll', 'wool'],
    ['ceramcs', 'ceramics'],
  ] as const) {
    await field(page).fill(typed);
    await expect(page.getByText(`No results for “${typed}”. Showing results for “${meant}”.`)).toBeVisible();
  }
  await field(page).fill('zzzz');
  await expect(page.getByText('No results for “zzzz”.')).toBeVisible();
  await expectNoAxeViolations(page);
  await options(page, 'Categories').first().click();
  await expect(page).toHaveURL(/\/categories\//);

  await page.goto(`${shop.url}/marketplace?search=cushon`);
  await expect(page.getByRole('heading', { name: 'No results for “cushon”' })).toBeVisible();
  await page.getByRole('link', { name: 'cushion', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText(/cushion/i);
  await page.goto(`${shop.url}/blog?search=galze`);
  await page.getByRole('link', { name: 'glaze', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText(/glaze/i);
});

test('a page that isn’t there offers a search', async ({ page }) => {
  await page.goto(`${shop.url}/nowhere`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('textbox', { name: 'Search items' }).fill('wool');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/marketplace?search=wool`);
});

test('shortcuts open it, Escape closes it, and the focus returns', async ({ page }) => {
  await page.goto(shop.url);
  await takenOver(page);
  await page.getByRole('link', { name: 'Blog' }).first().focus();
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Blog' }).first()).toBeFocused();
  }
});

test('everybody can search, also at 390 px', async ({ page }) => {
  await openSearch(page);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await field(page).fill('wool');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoAxeViolations(page);
  // Where not all results fit.
  await page.setViewportSize({ width: 390, height: 480 });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(activeTitle(page)).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
});
