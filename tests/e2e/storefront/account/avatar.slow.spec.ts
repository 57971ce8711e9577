import { expect, type Page } from '@playwright/test';
import { apiPaths, NO_IMAGE } from '@stoa/contract';
import { enterAs, holdCall, openPanel } from '../../../support/browser/accounts';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { png } from '../../../support/media/png';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const OURS = /^\/api\/avatars\/[\w-]+\.webp$/;
const portrait = { name: 'me.png', mimeType: 'image/png', buffer: png(60, 80) };

const openAccount = async (page: Page): Promise<string> => {
  const { email } = (await shop.customer({ name: 'Ada Archer' })).session;
  await enterAs(page, shop, { email }, '/account?section=profile');
  return email;
};

const profile = (page: Page) => {
  const form = page.getByRole('form', { name: 'Profile' });
  return {
    form,
    file: form.getByLabel('Image', { exact: true }),
    image: form.locator('img'),
  };
};

const inHeader = (page: Page) => page.getByRole('button', { name: 'Account of Ada Archer' }).locator('img');

test('an uploaded image shows while it’s sent, everywhere once it’s kept, and to administrators', async ({ page }) => {
  const email = await openAccount(page);
  const { form, file, image } = profile(page);
  await form.getByLabel('Name').fill('Ada Lovelace');
  const held = await holdCall(page, apiPaths.auth.avatar);
  await file.setInputFiles(portrait);
  await expect(image).toHaveAttribute('src', /^blob:/);
  await expect(form.getByRole('button', { name: /^Uploading/ })).toBeVisible();
  held.release();
  await expect(page.getByText('Avatar saved')).toBeVisible();
  for (const shown of [image, inHeader(page)]) {
    await expect(shown).toHaveAttribute('src', OURS);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(264);
  }
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await expectNoAxeViolations(page);
  const address = (await image.getAttribute('src')) ?? '';

  await openPanel(page, shop, `/users?search=${email}`);
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row.locator('img')).toHaveAttribute('src', address);
});

test('an image can be dropped, and removed', async ({ page }) => {
  await openAccount(page);
  const { form, image } = profile(page);
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
      return data;
    },
    [...portrait.buffer],
  );
  await form.getByText('drop one here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(image).toHaveAttribute('src', OURS);
  await form.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Avatar removed')).toBeVisible();
  await expect(image).toHaveCount(0);
  await expect(inHeader(page)).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Upload image' })).toBeFocused();
});

test('a file that is no image is refused with a sentence, before and after it’s sent', async ({ page }) => {
  await openAccount(page);
  const { form, file } = profile(page);
  await file.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(form.getByRole('alert')).toHaveText(NO_IMAGE);
  await file.setInputFiles({ ...portrait, buffer: portrait.buffer.subarray(0, 40) });
  await expect(form.getByRole('alert')).toHaveText('This image is damaged and can’t be read');
  await file.setInputFiles(portrait);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Avatar saved')).toBeVisible();
});

test('a name saved in another tab keeps the image that was uploaded meanwhile', async ({ page, context }) => {
  await openAccount(page);
  const other = await context.newPage();
  await other.goto(`${shop.url}/account?section=profile`);
  await expect(profile(other).form.getByLabel('Name')).toHaveValue('Ada Archer');
  await profile(page).file.setInputFiles(portrait);
  await expect(page.getByText('Avatar saved')).toBeVisible();
  await profile(other).form.getByLabel('Name').fill('Ada Archer II');
  await profile(other).form.getByRole('button', { name: 'Save profile' }).click();
  await expect(other.getByText('Profile saved')).toBeVisible();
  await expect(profile(other).image).toHaveAttribute('src', OURS);
  await other.close();
});

test('a name keeps the image that another tab uploaded after this one', async ({ page, context }) => {
  await openAccount(page);
  const other = await context.newPage();
  await other.goto(`${shop.url}/account?section=profile`);
  await expect(profile(other).form.getByLabel('Name')).toHaveValue('Ada Archer');
  for (const tab of [page, other]) {
    await profile(tab).file.setInputFiles(portrait);
    await expect(tab.getByText('Avatar saved')).toBeVisible();
  }
  await expect(profile(other).image).toHaveAttribute('src', OURS);
  const newest = (await profile(other).image.getAttribute('src')) ?? '';
  await profile(page).form.getByLabel('Name').fill('Ada Archer II');
  await profile(page).form.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(profile(page).image).toHaveAttribute('src', newest);
  await other.close();
});
