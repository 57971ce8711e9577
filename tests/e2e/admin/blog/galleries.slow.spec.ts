import { expect, type Page } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { give } from '../../../support/browser/files';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
/** What is stored: the editor shows it as its page will. */
const stored = (page: Page) => page.locator('textarea[name=content]');

test('images dropped next to each other are a gallery, each with words of its own', async ({ page }) => {
  await openPanel(page, shop, '/blog/new');
  await editor(page).focus();
  await give(page, 'drop', { to: '[role=toolbar]', name: 'elm.png' });
  await expect(stored(page)).toHaveValue(/^!\[describe the image\]\(\/uploads\/elm\S+\)$/);
  await expect(editor(page)).toContainText('No alt text yet');
  await page.keyboard.type('An elm');
  await give(page, 'paste', { to: '.cm-content', name: 'ash.png' });
  await expect(stored(page)).toHaveValue(/^!\[An elm\]\(\S+\)!\[describe the image\]\(\/uploads\/ash\S+\)$/);
  await expect(editor(page).locator('img[src]')).toHaveCount(2);
});

test('a gallery is made of the images that were picked, in their order', async ({ page }) => {
  await openPanel(page, shop, '/blog/new');
  await editor(page).focus();
  await page.keyboard.type('/Gallery');
  await expect(page.getByRole('listbox', { name: 'Blocks' }).getByRole('option').first()).toContainText('Gallery');
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog', { name: 'Choose from library' });
  const found = library.getByRole('list', { name: 'Images', exact: true }).getByRole('button');
  const picked = library.getByRole('list', { name: 'Images of the gallery' }).getByRole('listitem');
  for (const place of [0, 1, 2]) await found.nth(place).click();
  await expect(found.filter({ hasText: 'Selected' })).toHaveCount(3);
  await found.first().click();
  await expect(found.first()).not.toContainText('Selected');
  await expect(picked).toHaveCount(2);
  await found.first().click();
  await expect(picked).toHaveCount(3);
  const urls = await picked.locator('img').evaluateAll((shown) => shown.map((image) => image.getAttribute('src')));
  await expectNoAxeViolations(page);
  const later = picked.first().getByRole('button', { name: /^Move .+ later$/ });
  await later.focus();
  await page.keyboard.press('Enter');
  await expect(picked.nth(1).getByRole('button', { name: /^Move .+ later$/ })).toBeFocused();
  await picked
    .nth(2)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(picked.nth(1).getByRole('button', { name: /^Remove/ })).toBeFocused();
  await library.getByRole('button', { name: 'Add gallery of 2 images' }).click();
  await expect(library).toHaveCount(0);
  await expect(stored(page)).toHaveValue(new RegExp(`^!\\[.+\\]\\(${urls[1]}\\)\n!\\[.+\\]\\(${urls[0]}\\)$`));
  await expect(editor(page).locator('.md-gallery img')).toHaveCount(2);
});
