import { expect, type Page } from '@playwright/test';
import { apiPaths, type ItemDetail, type MarketplaceCategory, type MarketplaceTerm } from '@stoa/contract';
import { openPanel } from '../../../support/browser/accounts';
import { expectEverybodyCanUse, expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { openItemAt, saveForm } from '../../../support/browser/item-form';
import { createCategory, defineProperties, itemsCalled } from '../../../support/marketplace/marketplace';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
});

const { marketplace } = apiPaths;
const newItem = itemsCalled('Item with properties');
const stored = async (id: number) =>
  Object.fromEntries(
    (await admin.get<ItemDetail>(marketplace.item(id))).data.properties.map(({ slug, value }) => [slug, value]),
  );

const MATERIAL = { name: 'Material', kind: 'CHOICE', choices: ['Oak', 'Ash'], facet: true };
const HEIGHT = { name: 'Height', kind: 'NUMBER', unit: 'cm', facet: true };
const OILED = { name: 'Oiled', kind: 'FLAG' };

const category = async (slug: string, properties: object[]): Promise<MarketplaceTerm> => {
  const made = await createCategory(admin, slug, slug);
  await defineProperties(admin, made.id, properties);
  return made;
};

test('properties of a category are added, ordered, and renamed by keyboard', async ({ page }) => {
  const { id } = await category('Trays', []);
  await openPanel(page, shop, `/marketplace/categories/${id}/edit`);
  const section = page.getByRole('region', { name: 'Properties' });
  await section.getByRole('button', { name: 'Add a property' }).press('Enter');
  await page.keyboard.type('Material');
  const material = section.getByRole('group', { name: 'Material' });
  await material.getByRole('textbox', { name: 'Value 1' }).focus();
  await page.keyboard.type('Oak');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ash');
  await section.getByRole('button', { name: 'Add a property' }).click();
  await page.keyboard.type('Height');
  const height = section.getByRole('group', { name: 'Height' });
  await height.getByLabel('Kind').selectOption('Number');
  await height.getByLabel('Unit').fill('cm');
  await section.getByRole('button', { name: 'Add a property' }).click();
  await section.getByRole('group', { name: 'property 3' }).getByLabel('Kind').selectOption('Text');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(section.getByText('Name is required')).toBeVisible();
  await expectNoAxeViolations(page);
  await section.getByRole('group', { name: 'property 3' }).getByLabel('Name').fill('Maker');
  await expect(section.getByRole('group', { name: 'Maker' }).getByLabel('Filter in the list')).toHaveCount(0);
  await section.getByRole('button', { name: 'Move Height up' }).press('Enter');
  await expect(section.getByRole('button', { name: 'Move Height up' })).toBeFocused();
  await saveForm(page);

  const made = async () => (await admin.get<MarketplaceCategory>(marketplace.category(id))).data.properties;
  expect(await made()).toMatchObject([
    { slug: 'height', kind: 'NUMBER', unit: 'cm', facet: true },
    { slug: 'material', choices: [{ slug: 'oak' }, { slug: 'ash' }], facet: true },
    { slug: 'maker', kind: 'TEXT', facet: false },
  ]);

  await expect(section.getByRole('textbox', { name: 'Value 2' })).toHaveValue('Ash');
  await section.getByRole('textbox', { name: 'Value 2' }).fill('European ash');
  await section.getByRole('button', { name: 'Remove Maker' }).click();
  await expect(section.getByRole('button', { name: 'Add a property' })).toBeFocused();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await saveForm(page);
  expect(await made()).toMatchObject([
    { slug: 'height' },
    { slug: 'material', choices: [{ slug: 'oak' }, { slug: 'ash', name: 'European ash' }] },
  ]);
});

test('removing a property that items use asks first', async ({ page }) => {
  const { id } = await category('Ladles', [MATERIAL, HEIGHT]);
  await newItem(admin, { categoryId: id, properties: { material: 'ash' } });
  await openPanel(page, shop, `/marketplace/categories/${id}/edit`);
  const form = page.getByRole('form', { name: 'Edit item category' });
  await form.getByRole('button', { name: 'Remove Material' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Remove Material?' });
  await expect(question).toContainText('1 item has a value for it.');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(form.getByRole('button', { name: 'Remove Material' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(form.getByRole('group', { name: 'Material' })).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Add a property' })).toBeFocused();
  await form.getByRole('button', { name: 'Remove Height' }).click();
  await expect(form.getByRole('group', { name: 'Height' })).toHaveCount(0);
});

test('properties keep the changes of two people at once', async ({ page }) => {
  const { id } = await category('Jugs', [MATERIAL]);
  await openPanel(page, shop, `/marketplace/categories/${id}/edit`);
  await page.getByRole('group', { name: 'Material' }).getByLabel('Name').fill('Wood');
  const { data } = await admin.get<MarketplaceCategory>(marketplace.category(id));
  await defineProperties(admin, id, [...data.properties, HEIGHT]);

  await page.getByRole('button', { name: 'Save changes' }).click();
  const conflict = page.getByRole('dialog', { name: 'This record has changed' });
  await expect(conflict.getByRole('radio', { name: /Your version/ })).toBeChecked();
  await expect(conflict).toContainText('Wood (choice): Oak, Ash');
  await expectNoAxeViolations(page);
  await conflict.getByRole('button', { name: 'Save selection' }).click();
  await expect(page.getByText('Category updated successfully. Redirecting...')).toBeVisible();
  const { data: saved } = await admin.get<MarketplaceCategory>(marketplace.category(id));
  expect(saved.properties.map(({ slug, name }) => [slug, name])).toEqual([
    ['material', 'Wood'],
    ['height', 'Height'],
  ]);
});

const choose = (page: Page, name: string) => page.getByLabel('Category').selectOption(name);

test('an item keeps its property values while another category is chosen', async ({ page }) => {
  const wood = await category('Wood wares', [MATERIAL, HEIGHT, OILED]);
  await category('Cloth wares', [{ ...MATERIAL, choices: ['Wool'] }, HEIGHT]);
  const { id } = await newItem(admin, { categoryId: wood.id });
  await openItemAt(page, shop, id, 'Details & Features');
  const section = page.getByRole('region', { name: 'Properties' });
  await section.getByLabel('Material').selectOption('Ash');
  await section.getByLabel('Height').fill('12.5');
  await expect(section.getByText('cm')).toBeVisible();
  await section.getByLabel('Oiled').selectOption('Yes');
  await expectEverybodyCanUse(page);

  await choose(page, 'Cloth wares');
  await expect(section.getByLabel('Material')).toHaveValue('');
  await expect(section.getByLabel('Height')).toHaveValue('12.5');
  await expect(section.getByLabel('Oiled')).toHaveCount(0);
  await saveForm(page);
  expect(await stored(id)).toEqual({ height: 12.5 });
  await choose(page, 'Wood wares');
  await section.getByLabel('Material').selectOption('Ash');
  await section.getByLabel('Oiled').selectOption('Yes');
  await choose(page, 'Cloth wares');
  await choose(page, 'Wood wares');
  await expect(section.getByLabel('Material')).toHaveValue('ash');
  await saveForm(page);
  expect(await stored(id)).toEqual({ material: 'ash', height: 12.5, oiled: true });

  await section.getByLabel('Oiled').selectOption('–');
  await saveForm(page);
  expect(await stored(id)).toEqual({ material: 'ash', height: 12.5 });
});

test('a rejected property value is shown at its field', async ({ page }) => {
  const steel = await category('Steel wares', [HEIGHT]);
  const { id } = await newItem(admin, { categoryId: steel.id });
  await openItemAt(page, shop, id, 'Details & Features');
  await page.getByLabel('Height').fill('1.23456');
  await page.getByRole('tab', { name: 'Media' }).click();
  await saveForm(page, 400);
  await expect(page.getByText('Height can have at most four decimal places')).toBeVisible();
  await expect(page.getByLabel('Height')).toBeFocused();
  await page.getByLabel('Height').fill('1.25');
  await saveForm(page);
  expect(await stored(id)).toEqual({ height: 1.25 });
});
