import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { adminPaths, MAIL_KINDS, type MailPreview, type MailTemplate } from '@stoa/contract';
import { caniemail } from 'caniemail';
import { expectNoAxeViolations, WCAG } from '../../../support/browser/axe';
import { test } from '../../../support/browser/faultless-page';
import { fitsItsWidth } from '../../../support/browser/themes';
import { uploaded } from '../../../support/media/uploads';
import { lineOf, NEW_YORK, type Selling, setUpSales } from '../../../support/sales/orders';
import { openShop } from '../../../support/shop/shop';

/** A folder for a picture of each email: `EMAIL_PICTURES=docs/emails` renews those of docs/emails.md. */
const PICTURES = process.env.EMAIL_PICTURES;

/** A picture of the demonstration. */
const STOOL = path.resolve(__dirname, '../../../../cms/demo/dist/craft/ash-workshop-stool.webp');

let shop: Selling;
test.beforeAll(async () => {
  shop = await setUpSales(await openShop({ demo: false }));
  const { url } = await uploaded(shop.admin, { content: await readFile(STOOL), name: 'stool.webp' });
  const title = 'A stool with a rather long name, in two colors';
  const item = await shop.item({ title, price: 1240, stock: 5, imageUrl: url });
  await shop.order({ name: 'Clara Customer', address: NEW_YORK, note: 'Please ring twice', lines: [lineOf(item, 3)] });
});
test.afterAll(() => shop?.shop.close());

const previewOf = async (kind: MailTemplate['kind']): Promise<MailPreview> => {
  const { data } = await shop.admin.get<MailTemplate>(adminPaths.mailTemplate(kind));
  return (await shop.admin.post<MailPreview>(adminPaths.previewMail(kind), data.originalWords)).data;
};

/** As a page of the shop's own address, from which its images can be fetched. */
const show = async (page: Page, html: string) => {
  await page.route('**/the-email', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await page.goto(`${shop.shop.url}/the-email`);
};

/** Beside each other. */
const saveSheet = async (page: Page, pictures: Buffer[], file: string) => {
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`).join('');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1_904, height: 400 });
  await page.setContent(`<body style="margin:8px;display:flex;gap:16px;align-items:start;background:#888">${images}`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 35, fullPage: true });
};

/** What emails use where it's there. Without any of these, they look plainer, and say the same. */
const EXTRAS = [
  // Dark mode, phones
  '<style> element',
  '@media',
  'Type selector',
  'color-scheme meta tag',
  // What inboxes show beside the subject
  'display:none',
  'max-height property',
  'overflow',
  // Round corners, lines that don't break
  'border-radius',
  'white-space',
  'word-break',
  // For screen readers
  'role attribute',
  // The color around the card
  '<body> element',
];

for (const kind of MAIL_KINDS)
  test(`the email ${kind} fits phones and computers, in both themes, and everybody can read it`, async ({ page }) => {
    const { html } = await previewOf(kind);
    await show(page, html);
    const pictures: Buffer[] = [];
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 600]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 400 });
        expect(await fitsItsWidth(page), `${width} px`).toBe(true);
        await expectNoAxeViolations(page, WCAG);
        if (PICTURES) pictures.push(await page.screenshot({ fullPage: true }));
      }
    const broken = await page
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter(({ src, naturalWidth }) => src.startsWith(location.origin) && naturalWidth === 0)
          .map(({ src }) => src),
      );
    expect(broken).toEqual([]);
    if (PICTURES) await saveSheet(page, pictures, path.join(PICTURES, `${kind}.jpg`));
  });

test('emails need nothing that Gmail, Outlook, Apple Mail, or Yahoo lacks', async () => {
  const missing = new Set<string>();
  for (const kind of MAIL_KINDS) {
    const { html } = await previewOf(kind);
    const { issues } = caniemail({ clients: ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*'], html });
    for (const faults of issues.errors.values()) for (const { title } of faults) missing.add(title);
  }
  expect([...missing].filter((feature) => !EXTRAS.includes(feature))).toEqual([]);
});
