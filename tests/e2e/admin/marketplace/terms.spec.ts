import { expect, type Locator, type Page } from '@playwright/test';
import { openPanel } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { tabTo } from '../../../support/browser/keyboard';
import { goToScreen } from '../../../support/browser/panel';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** By mouse or keyboard, people find out why; and nothing they press opens a dialog or deletes anything. */
async function expectToStay(page: Page, remove: Locator, before: Locator, reason: string) {
  await expect(remove).toBeDisabled();
  await remove.hover();
  await expect(page.getByRole('tooltip', { name: reason })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  await before.focus();
  await tabTo(page, remove);
  await expect(page.getByRole('tooltip', { name: reason })).toBeVisible();
  await expect(remove).toHaveAccessibleDescription(reason);
  for (const key of ['Enter', 'Space']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a category that is in use says why it cannot be deleted', async ({ page, demoShop: shop }) => {
  await openPanel(page, shop, '/blog/categories');
  await expectToStay(
    page,
    button(page, 'Delete Materials'),
    button(page, 'Edit Materials'),
    'Cannot delete category with posts',
  );
  await expectNoAxeViolations(page);
  await goToScreen(page, 'Item categories');
  await expectToStay(
    page,
    button(page, 'Delete Ceramics'),
    page.getByRole('link', { name: 'Edit Ceramics' }),
    'Cannot delete category with items',
  );
});

test('a tag needs a name and a slug of its pattern', async ({ page, demoShop: shop }) => {
  await openPanel(page, shop, '/blog/tags');
  const form = page.getByRole('form', { name: 'Add Tag' });
  for (const path of ['Blog tags', 'Item tags']) {
    await goToScreen(page, path);
    await expect(page.getByRole('heading', { level: 1, name: path })).toBeVisible();
    await button(page, 'Add Tag').click();
    await expect(form.getByText('Tag name must be at least 2 characters')).toBeVisible();
    await expect(form.getByText('Slug must be at least 2 characters')).toBeVisible();
    await form.getByLabel('Name').fill('Oak');
    await form.getByLabel('Slug').fill('Oak Wood');
    await expect(form.getByText('Slug can only contain lowercase letters, numbers, and hyphens')).toBeVisible();
    // Unsaved input would trigger a question.
    await form.getByLabel('Name').fill('');
    await form.getByLabel('Slug').fill('');
  }
});
