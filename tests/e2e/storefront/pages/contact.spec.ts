import { expect, type Page } from '@playwright/test';
import { adminPaths, apiPaths, type Message, type MessageList } from '@stoa/contract';
import { expectNoAxeViolations } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { type OwnShop, type Shop, startShop } from '../../../support/shop/shop';

const THANKS = "Success: Your message has been sent successfully. We'll get back to you soon.";
const SORRY = 'Something went wrong. Please try again.';
const typed = {
  Name: 'Clara Customer',
  Email: 'clara@example.com',
  Company: 'Clara & Daughters',
  Phone: '+1 555 0100',
  Subject: 'A bowl for two',
  Message: 'Could you throw a bowl\nthat holds a salad for two?',
};

let shop: Shop;
test.beforeAll(({ demoShop }) => {
  shop = demoShop;
});

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function openForm(page: Page, { url }: Shop = shop) {
  await page.goto(`${url}/contact`);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
}

async function fillIn(page: Page, values: Partial<typeof typed> = typed) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function expectTyped(page: Page, values: Record<string, string> = typed) {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value);
}

const messages = async () => (await (await shop.admin()).get<MessageList>(adminPaths.messages)).data;

test('a message is sent by keyboard, arrives whole, and the form is cleared', async ({ page }) => {
  await openForm(page);
  await field(page, 'Name').focus();
  for (const text of Object.values(typed)) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(THANKS);
  await expectTyped(page, { Name: '', Email: '', Company: '', Phone: '', Subject: '', Message: '' });
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);

  const [arrived] = (await messages()).items;
  expect(arrived).toMatchObject({
    name: typed.Name,
    email: typed.Email,
    company: typed.Company,
    phone: typed.Phone,
    subject: typed.Subject,
    message: typed.Message,
  } satisfies Partial<Message>);
});

test('the trap for machines is out of reach for people, and what falls into it is not kept', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('textbox')).toHaveCount(6);
  const trap = page.locator('input[name=website]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  const before = (await messages()).pagination.total;
  await fillIn(page);
  await trap.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'https://spam.example');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText(THANKS);
  expect((await messages()).pagination.total).toBe(before);
});

test('the page can be used by everybody, on a telephone as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  await expectNoAxeViolations(page);
  await send(page).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expectNoAxeViolations(page);
  await fillIn(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText(THANKS);
  await expect(page.getByRole('alert')).toBeInViewport();
  await expectNoAxeViolations(page);
  await page.route(`**${apiPaths.submitForm}`, (route) => route.abort());
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText(SORRY);
  await expectNoAxeViolations(page);
});

test.describe('a strict shop', () => {
  let strict: OwnShop;
  test.beforeAll(async () => {
    strict = await startShop({ demo: true, env: { RATE_LIMITS: 'true' } });
  });
  test.afterAll(() => strict?.close());

  test('who writes too often reads what the server says; who writes to a stopped server, what we say', async ({
    page,
  }) => {
    await openForm(page, strict);
    const visitor = strict.visitor();
    const body = { name: 'C', email: 'c@example.com', subject: 'S', message: 'M' };
    let refusal = await visitor.post(apiPaths.submitForm, body);
    for (let tries = 0; refusal.status !== 429 && tries < 20; tries += 1)
      refusal = await visitor.post(apiPaths.submitForm, body);
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(refusal.error.message);
    await expectTyped(page);

    await strict.cms.stop();
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText(SORRY);
    await expectTyped(page);
  });
});
