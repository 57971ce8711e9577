import { expect, type Page } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import { openShop, type Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop({ demo: true });
});
test.afterAll(() => shop?.close());

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('a shop gets a time zone, an announcement, and who sells, and its pages say so', async ({ page }) => {
  await openPanel(page, shop);
  await goToScreen(page, 'Settings');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('kirit');
  await page.getByRole('option', { name: 'Pacific/Kiritimati' }).click();
  await field(page, 'Announcement').fill('Closed on Monday');
  // Late on January 5 by UTC, and noon of January 6 there.
  await field(page, 'Show from').fill('2026-01-06T12:00');
  await field(page, 'Address').fill('1 Elm St\nPortland, OR 97201');
  await expectEverybodyCanUse(page);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const [saved] = await shop.database.query('SELECT time_zone, announcement_from FROM store_settings');
  expect(saved).toEqual({ time_zone: 'Pacific/Kiritimati', announcement_from: new Date('2026-01-05T22:00:00Z') });

  await page.reload();
  await expect(field(page, 'Show from')).toHaveValue('2026-01-06T12:00');
  await page.goto(`${shop.url}/contact`);
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveText(/Closed on Monday/);
  await expect(page.getByText('Portland, OR 97201')).toBeVisible();
  await expectEverybodyCanUse(page);
});
