import { expect, type Page } from '@playwright/test';
import { openPanel } from '../support/browser/accounts';
import type { Shop } from '../support/shop/shop';
import { note, repeated, timed } from './support/figures';
import { bench } from './support/large-shop';
import { actUntilPainted, openUntilPainted, watchPage } from './support/painted';
import { type Screen, screens } from './support/screens';

/** In a new tab, which may use the browser's cache. */
const inFreshTab = async (page: Page, measure: (tab: Page) => Promise<number>): Promise<number> => {
  const tab = await page.context().newPage();
  await watchPage(tab);
  const time = await measure(tab);
  await tab.close();
  return time;
};

const lastPage = async (shop: Shop, call: string): Promise<number> => {
  const { data } = await (await shop.admin()).get(call);
  return data.pagination?.totalPages ?? 1;
};

const measureOpening = async (page: Page, shop: Shop, { name, path, call, rows }: Screen) => {
  const url = `${shop.url}/admin${path}`;
  const admin = await shop.admin();
  await expect(page.locator(rows).first()).toBeVisible();
  note(`${name}: the call alone`, await repeated(() => timed(() => admin.get(call))));
  note(`${name}: opened`, await repeated(() => inFreshTab(page, (tab) => openUntilPainted(tab, url, rows))));
  const last = await lastPage(shop, call);
  if (last < 2) return;
  const end = new URLSearchParams(call.split('?')[1]);
  end.set('page', String(last));
  const endCall = `${call.split('?')[0]}?${end}`;
  note(`${name}: the call for page ${last}`, await repeated(() => timed(() => admin.get(endCall))));
  const times = await repeated(() => inFreshTab(page, (tab) => openUntilPainted(tab, `${url}?page=${last}`, rows)));
  note(`${name}: opened at page ${last}`, times);
};

/** An open panel always has one request: the stream of notifications. */
const untilQuiet = (tab: Page) =>
  tab.evaluate(() => new Promise((quiet) => requestIdleCallback(() => setTimeout(quiet, 500))));

for (const screen of screens) {
  bench(screen.name, async ({ page, shop }) => {
    const { name, path, rows, steps = [] } = screen;
    await openPanel(page, shop, path);
    await measureOpening(page, shop, screen);
    for (const step of steps) {
      const times = await repeated((round) =>
        inFreshTab(page, async (tab) => {
          await openUntilPainted(tab, `${shop.url}/admin${path}`, rows);
          await untilQuiet(tab);
          return actUntilPainted(tab, rows, () => step.act(tab, round));
        }),
      );
      note(`${name}: ${step.name}`, times);
    }
  });
}

bench('palette', async ({ page, shop }) => {
  await openPanel(page, shop);
  const options = '[role=listbox] [role=group][aria-label="Items"] [role=option]';
  const times = await repeated((round) =>
    inFreshTab(page, async (tab) => {
      await openUntilPainted(tab, `${shop.url}/admin`, 'h1');
      await untilQuiet(tab);
      await tab.keyboard.press('ControlOrMeta+k');
      const field = tab.getByRole('combobox', { name: 'Go to…' });
      const words = ['walnut', 'linen', 'harbor', 'spoon', 'indigo', 'plate', 'workshop'];
      await expect(field).toBeFocused();
      return actUntilPainted(tab, options, () => field.fill(words[round] ?? ''));
    }),
  );
  note('palette: search', times);
});
