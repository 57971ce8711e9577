import { expect, type Locator } from '@playwright/test';
import { signIn } from '../support/browser/accounts';
import { test } from '../support/browser/faultless-page';
import { handsOf } from '../support/browser/hands';
import { enterAddress, placeButton } from '../support/browser/sales/checkout';
import { takenOver } from '../support/browser/taken-over';
import { png } from '../support/media/png';
import { ADMIN } from '../support/run/cms';
import { openShop, type Shop } from '../support/shop/shop';

// Someone who has just started an empty shop, and has nothing but a browser.
let shop: Shop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop?.close());

const ITEMS = [
  ['Oak spoon', 'Carved from one piece of oak, and oiled twice.', '18'],
  ['Ash bowl', 'Turned from green ash, so it dries a little oval.', '64'],
  ['Cherry board', 'A board for bread, with a hole to hang it by.', '42'],
  ['Walnut scoop', 'Holds one ounce of coffee, near enough.', '22'],
  ['Beech pin', 'A rolling pin without handles, 18 inches long.', '36'],
] as const;
/** As many as the home page has room for. */
const FEATURED = 3;

test('a newcomer brands an empty shop, fills it, and takes the first order', async ({ page }) => {
  test.slow();
  const { count, click, type, choose, upload, goTo } = handsOf(page);
  const { step } = test;
  const button = (name: string, within: Pick<Locator, 'getByRole'> = page) =>
    within.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const region = (name: string) => page.getByRole('region', { name });
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  const dialog = page.getByRole('dialog');
  const steps = region('First steps');
  const takeStep = (name: string) => click(steps.getByRole('link', { name }));

  await step('sign in, see what to do first, and name the shop', async () => {
    await signIn(page, shop, ADMIN, '/admin');
    await expect(steps).toContainText('0 of 7 done');
    await takeStep('Name your shop');
    await type(field('Shop name'), 'Green Wood');
    await type(field('Contact email'), 'hello@greenwood.example');
    await click(button('Save settings'));
    await expect(page.getByText('Settings saved')).toBeVisible();
  });

  await step('choose a brand, with a logo', async () => {
    await goTo('Dashboard');
    await takeStep('Choose your brand');
    await click(button('Grove'));
    await upload(button('Upload image', region('Logo and icon')).first(), 'green-wood.png', png(400, 100));
    await expect(page.getByRole('textbox', { name: 'Logo', exact: true })).toHaveValue(/green_wood/);
    await click(button('Save brand'));
    await expect(page.getByText('Brand saved')).toBeVisible();
  });

  await step('add five items, and their category on the way', async () => {
    await goTo('Dashboard');
    await takeStep('Add your first item');
    for (const [place, [title, description, price]] of ITEMS.entries()) {
      if (place > 0) await click(page.getByRole('link', { name: 'New item' }));
      await type(field('Title'), title);
      await type(field('Description'), description);
      await upload(button('Upload images', region('Images')), `${title}.png`, png(800 + place, 600));
      await expect(field('Image URL')).toHaveValue(/\/uploads\//);
      await type(field('Price ($)'), price);
      if (place < FEATURED) await click(page.getByRole('checkbox', { name: 'Featured' }));
      if (place > 0) await choose(field('Category'), 'Kitchen');
      else {
        await click(button('Add a category'));
        await type(dialog.getByLabel('Name'), 'Kitchen');
        await click(button('Add Category', dialog));
        await expect(field('Category').locator('option:checked')).toHaveText('Kitchen');
      }
      await click(button('Create item'));
      await expect(row(title)).toContainText('Kitchen');
    }
  });

  await step('write two pages', async () => {
    for (const [title, content] of [
      ['About us', 'We carve **green wood** by hand.'],
      ['Returns', 'Send it back within 30 days.'],
    ] as const) {
      await goTo('Pages');
      await click(page.getByRole('link', { name: 'New page' }));
      const form = page.getByRole('form', { name: 'New page' });
      await type(form.getByLabel('Title', { exact: true }), title);
      await choose(form.getByLabel('Status'), 'Published');
      await choose(form.getByLabel('Add to menu'), 'Header menu');
      await click(page.getByRole('tab', { name: 'Content' }));
      await type(page.getByRole('textbox', { name: 'Content' }), content);
      await click(button('Create page'));
      await expect(row(title)).toContainText('Published');
    }
  });

  await step('take the blog out of the menu, which has the list and both pages', async () => {
    await goTo('Menus');
    const labels = region('Header menu').getByLabel('Label');
    await expect(labels).toHaveCount(6);
    await click(button('Remove Blog', region('Header menu')));
    await click(button('Save menus'));
    await expect(page.getByText('Menus saved')).toBeVisible();
  });

  await step('set what shipping costs, and take bank transfers', async () => {
    await goTo('Dashboard');
    await takeStep('Add a payment method');
    const group = (name: string) => page.getByRole('group', { name, exact: true });
    await click(group('Bank transfer').getByRole('switch'));
    await click(button('Bank transfer', group('Bank transfer')));
    await type(group('Bank transfer').getByLabel('Bank account'), 'To the account 12345.');
    await click(page.getByRole('tab', { name: 'Shipping' }));
    await click(button('Standard shipping', group('Standard shipping')));
    await type(group('Standard shipping').getByLabel('Price'), '7');
    await expect(page.getByText('No payment method is on')).toBeVisible();
    await click(button('Save'));
    await expect(page.getByText('No payment method is on')).toHaveCount(0);
  });

  await step('buy a bowl in the shop, which looks like its own', async () => {
    await goTo('Dashboard');
    const opened = page.waitForEvent('popup');
    await takeStep('Place a test order');
    const visit = await opened;
    await expect(visit.getByRole('article')).toHaveCount(ITEMS.length);
    await takenOver(visit);
    const logo = visit.getByRole('banner').getByRole('link', { name: 'Green Wood' });
    await expect(logo).toHaveCSS('background-image', /green_wood/);
    await click(logo);
    await expect(visit.getByRole('main').getByRole('article')).toHaveCount(FEATURED);
    const links = visit.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'Marketplace', 'Contact', 'About us', 'Returns', 'Admin']);
    await click(links.filter({ hasText: 'Returns' }));
    await expect(visit.getByText('Send it back within 30 days.')).toBeVisible();
    await click(links.filter({ hasText: 'Marketplace' }));
    await click(visit.getByRole('link', { name: 'Ash bowl' }).first());
    await click(button('Add to cart', visit.getByRole('main')).first());
    await click(visit.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('button', { name: 'Checkout' }));
    await expect(visit.getByRole('textbox', { name: 'Email' })).toHaveValue(ADMIN.email);
    await enterAddress(visit);
    count.fields += 4;
    await expect(placeButton(visit)).toContainText('$71.00');
    await click(placeButton(visit));
    await expect(visit.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
    await expect(visit.getByText('To the account 12345.')).toBeVisible();
    await visit.close();
  });

  await step('mark it as paid, and fulfill it', async () => {
    await goTo('Orders');
    await click(row('$71.00').getByRole('link').first());
    for (const name of ['Mark as paid', 'Fulfill']) {
      await click(button(name));
      await click(button(name, dialog));
      await expect(dialog).toHaveCount(0);
    }
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Ash bowl');
    await goTo('Dashboard');
    await expect(steps).toContainText('6 of 7 done');
  });

  test.info().annotations.push({ type: 'length', description: `${count.clicks} clicks, ${count.fields} fields` });
});
