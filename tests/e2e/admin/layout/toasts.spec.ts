import { expect, type Locator, type Page } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { test } from '../../../support/browser/faultless-page';
import { openShop, type Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop?.close());

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
};

async function covers(toast: Locator, part: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(toast), await boxOf(part)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function saveSettings(page: Page): Promise<Locator> {
  await openPanel(page, shop, '/selling#links');
  await page.getByLabel('Days until links expire').fill(String(100 + (page.viewportSize()?.width ?? 0)).slice(0, 3));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Settings saved' });
  await expect(toast).toBeVisible();
  return toast;
}

test('a toast covers neither the account nor Save', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const toast = await saveSettings(page);
  for (const name of ['Logout', 'Save', 'Cancel'])
    expect(
      await covers(toast, page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name }))),
    ).toBe(false);
});

test('on a phone, a toast leaves the bar at the top free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const toast = await saveSettings(page);
  for (const name of ['Open menu', 'Notifications', 'Save'])
    expect(await covers(toast, page.getByRole('button', { name, exact: true }))).toBe(false);
});

test('a phone shows the tab that is chosen, and leads to the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, shop, '/orders?returns=OPEN');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Returns')).toBeInViewport({ ratio: 1 });
  await expect(tab('All')).not.toBeInViewport();
  await expect(async () => {
    await page.locator('.MuiTabs-scrollButtons').first().click();
    await expect(tab('All')).toBeInViewport({ timeout: 1_000 });
  }).toPass();
});
