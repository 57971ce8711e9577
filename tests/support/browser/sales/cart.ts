import type { Page } from '@playwright/test';
import { apiPaths, type Item, type ItemList } from '@stoa/contract';
import type { Shop } from '../../shop/shop';

/** Those without anything to choose. */
export const featuredItems = async (shop: Shop): Promise<Item[]> => {
  const { data } = await shop.visitor().get<ItemList>(`${apiPaths.marketplace.items}?featured=true`);
  return data.items.filter(({ hasOptions }) => !hasOptions);
};

export const cartLine = (item: Item, more: Record<string, unknown> = {}) => ({
  id: item.id,
  slug: item.slug,
  name: item.title,
  image: item.imageUrl,
  price: item.discountPrice ?? item.price,
  quantity: 1,
  ...more,
});

/** Stores a cart as if left by an earlier visit. `content` may be damaged on purpose. */
export const leaveInCart = async (page: Page, shop: Shop, content: unknown): Promise<void> => {
  await page.goto(`${shop.url}/robots.txt`);
  await page.evaluate(
    (value) => localStorage.setItem('cart-storage', value),
    typeof content === 'string' ? content : JSON.stringify({ state: { items: content, total: 0 }, version: 0 }),
  );
};
