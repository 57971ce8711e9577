import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { goToScreen } from '../../../support/browser/panel';
import { uploaded } from '../../../support/media/uploads';
import { openShop, type Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop?.close());

test('what is wrong with the shop is said, with what to do', async ({ page }) => {
  const { url } = await uploaded(await shop.admin());
  await openPanel(page, shop);
  await goToScreen(page, 'Health');
  await expect(page.getByRole('region', { name: 'No problems found' })).toContainText(
    'Orders, payments, and stock add up',
  );
  await expect(page.getByRole('region', { name: 'Email' })).toContainText('No mail server is connected');
  await expectEverybodyCanUse(page);

  await rm(path.join(shop.dataFolder, 'public', url));
  await page.getByRole('button', { name: 'Check again' }).click();
  const images = page.getByRole('region', { name: 'Images' });
  await expect(images).toContainText('Error1 file of the media library is missing:');
  await expect(images).toContainText('Restore the folder of uploads from a backup');
});
