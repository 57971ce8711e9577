import { expect } from '@playwright/test';
import { apiPaths, type BlogCategory, type Item, type ItemList, type Post } from '@stoa/contract';
import { expectEverybodyCanUse } from '../../../support/browser/axe';
import { test } from '../../../support/browser/demo-shop';
import { takenOver } from '../../../support/browser/taken-over';
import { createPost } from '../../../support/records/blog';
import type { Client } from '../../../support/shop/client';
import type { Shop } from '../../../support/shop/shop';

let shop: Shop;
let admin: Client;
let item: Item;
let post: Post;
test.beforeAll(async ({ demoShop }) => {
  shop = demoShop;
  admin = await shop.admin();
  item = (await admin.get<ItemList>(`${apiPaths.marketplace.items}?published=true`)).data.items[0] as Item;
  const [category] = (await admin.get<BlogCategory[]>(apiPaths.blog.categories)).data;
  post = await createPost(admin, (category as BlogCategory).id, {
    title: 'All blocks',
    slug: 'all-blocks',
    status: 'PUBLISHED',
    content: [
      'It has everything.',
      `![One](${item.imageUrl})\n![Two](${item.imageUrl})\n![Three](${item.imageUrl})`,
      '> [!TIP]\n> Oil it twice.',
      '> [!CAUTION]\n> Never in the sun.',
      '[How ash bends](https://youtu.be/dQw4w9WgXcQ)',
      `[Card](/marketplace/${item.slug})`,
    ].join('\n\n'),
  });
});
test.afterAll(async () => {
  await admin?.delete(apiPaths.blog.post(post.id));
});

test('a post has galleries, callouts, and the card of an item, which leads to it and back', async ({ page }) => {
  await page.goto(`${shop.url}/blog/all-blocks`);
  await expect(page.locator('.gallery img')).toHaveCount(3);
  await expect(page.getByRole('note')).toHaveText([/Tip\s*Oil it twice\./, /Caution\s*Never in the sun\./]);
  await expect(page.locator('.item-card')).toContainText(item.title);
  await expect(page.locator('.item-card')).toContainText('$');
  await expectEverybodyCanUse(page);
  await page.locator('.item-card').getByRole('link', { name: item.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
  const mentioned = page.getByRole('region', { name: 'Mentioned in' });
  await mentioned.scrollIntoViewIfNeeded();
  await expectEverybodyCanUse(page);
  await mentioned.getByRole('link', { name: 'All blocks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All blocks' })).toBeVisible();
});

test('a video asks nothing of its host until it is started', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtu|vimeo/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<p>Playing</p>' });
  });
  await page.goto(`${shop.url}/blog/all-blocks`);
  await takenOver(page);
  const video = page.getByRole('link', { name: 'How ash bends' });
  await video.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await video.focus();
  await page.keyboard.press('Enter');
  const player = page.locator('iframe[title="How ash bends"]');
  await expect(player).toBeVisible();
  await expect(player.contentFrame().getByText('Playing')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['www.youtube-nocookie.com']));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link, and a card has its price', async ({ page }) => {
    await page.goto(`${shop.url}/blog/all-blocks`);
    await expect(page.getByRole('link', { name: 'How ash bends' })).toHaveAttribute(
      'href',
      'https://youtu.be/dQw4w9WgXcQ',
    );
    await expect(page.locator('.item-card')).toContainText('$');
  });
});
