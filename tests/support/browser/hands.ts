import type { Locator, Page } from '@playwright/test';
import { file } from './files';
import { goToScreen } from './panel';

/** Does what people do, and counts it. */
export const handsOf = (page: Page) => {
  const count = { clicks: 0, fields: 0 };
  const click = async (target: Locator) => {
    count.clicks += 1;
    await target.click();
  };
  return {
    count,
    click,
    type: async (target: Locator, text: string) => {
      count.fields += 1;
      await target.fill(text);
    },
    choose: async (target: Locator, label: string) => {
      count.fields += 1;
      await target.selectOption({ label });
    },
    upload: async (button: Locator, name: string, content: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await click(button);
      await (await chooser).setFiles(file(name, content));
    },
    goTo: async (screen: string) => {
      count.clicks += 1;
      await goToScreen(page, screen);
    },
  };
};
