import { expect } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';

test('a question mark shows the shortcuts, which work wherever no one is typing', async ({ page, demoShop: shop }) => {
  await openPanel(page, shop, '/marketplace');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const search = page.getByRole('textbox', { name: 'Search' });
  const create = page.getByRole('link', { name: 'New item' });
  await expect(create).toContainText('N');
  await page.keyboard.press('Shift+?');
  await expect(dialog.getByRole('term')).toHaveText([
    'Go to a page or record',
    'Search the list',
    'Create a new record in the list',
    'Save the form',
    'Undo a deletion while its message is shown',
    'Show the keyboard shortcuts',
  ]);
  await expectEverybodyCanUse(page);
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('/n?');
  await expect(search).toHaveValue('/n?');
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace?search=%2Fn%3F`);
  await search.fill('');
  await search.blur();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(`${shop.url}/admin/marketplace/new`);
});

test('shortcuts of a single key can be turned off', async ({ page, demoShop: shop }) => {
  await openPanel(page, shop, '/blog');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByRole('switch', { name: 'Use single-key shortcuts' }).uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('n');
  await page.keyboard.press('Shift+?');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Go to…' })).toBeFocused();
  await expect(page).toHaveURL(`${shop.url}/admin/blog`);
});
