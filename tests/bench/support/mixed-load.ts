import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminPaths, apiPaths, type Item, type ItemList, type PostList, shopPaths } from '@stoa/contract';
import type { Shop } from '../../support/shop/shop';

const VISITORS = 16;
/** Together, visitors ask at most 100 times a second. */
const VISITORS_PAUSE = 160;
const ADMINS_PAUSE = 3000;

const { marketplace, blog, store } = apiPaths;

const anyOf = <Choice>(choices: readonly Choice[]): Choice =>
  choices[Math.floor(Math.random() * choices.length)] as Choice;
const newWord = () => randomBytes(4).toString('hex');

/** What visitors and machines ask for; each row is asked for about as often. */
const addressesOf = (items: Item[], posts: PostList['items']): (() => string)[] => {
  const item = () => anyOf(items);
  const post = () => anyOf(posts);
  const page = () => anyOf([shopPaths.item(item().slug), shopPaths.post(post().slug)]);
  return [
    () => anyOf([shopPaths.home, shopPaths.marketplace, shopPaths.blog, shopPaths.contact]),
    page,
    page,
    () => `${page()}?utm_source=${newWord()}`,
    () => anyOf([marketplace.items, blog.posts, store, marketplace.categories, blog.tags]),
    () => anyOf([marketplace.item(item().slug), blog.post(post().slug)]),
    () => `${anyOf([shopPaths.marketplace, shopPaths.blog, marketplace.items, blog.posts])}?search=${newWord()}`,
    () => anyOf([shopPaths.item(newWord()), blog.post(newWord()), `/${newWord()}`, `/assets/${newWord()}.js`]),
    () => shopPaths.shareImage(shopPaths.item(item().slug), item().updatedAt),
    () => shopPaths.markdown(page()),
    () => anyOf([shopPaths.sitemap, shopPaths.robots, shopPaths.llms, shopPaths.rss(), shopPaths.atom()]),
    () => item().imageUrl,
    () => '/admin',
  ];
};

/** Returns a function that keeps a shop moderately busy, and resolves to the number of answers. */
export const mixedLoad = async (shop: Shop): Promise<(seconds: number) => Promise<number>> => {
  const admin = await shop.admin();
  const { items } = (await admin.get<ItemList>(`${marketplace.items}?limit=50`)).data;
  const { items: posts } = (await admin.get<PostList>(`${blog.posts}?limit=50`)).data;
  const addresses = addressesOf(items, posts);

  const visit = async () => {
    const address = new URL(anyOf(addresses)(), shop.url);
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (answer.status >= 500) throw new Error(`${address}: ${answer.status}`);
  };
  const administer = async () => {
    const { status } = await admin.patch(marketplace.item(anyOf(items).id), { description: newWord().repeat(9) });
    if (status !== 200) throw new Error(`The item couldn’t be changed: ${status}`);
    await admin.get(adminPaths.activity);
  };

  return async (seconds) => {
    const end = performance.now() + seconds * 1000;
    let answers = 0;
    const goOn = async (work: () => Promise<void>, pause: number) => {
      while (performance.now() < end) {
        await Promise.all([work(), sleep(pause)]);
        answers += 1;
      }
    };
    const visitors = Array.from({ length: VISITORS }, () => goOn(visit, VISITORS_PAUSE));
    await Promise.all([...visitors, goOn(administer, ADMINS_PAUSE)]);
    return answers;
  };
};
