import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 80;

/** Whether the focus is visible: as an outline or a shadow on the element, or on the frame of its field. */
const focusShows = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    const frame = element.parentElement?.querySelector(':scope > fieldset');
    const framed = frame ? Number.parseFloat(getComputedStyle(frame).borderTopWidth) > 1 : false;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const inSight = bottom > 0 && top < window.innerHeight && width > 0 && height > 0;
    return inSight && (outlined || framed || boxShadow !== 'none');
  });

/** Presses Tab until the target has a visible focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => focusShows(target), `the focus shows on ${target}`).toBe(true);
      return;
    }
  }
  throw new Error(`${target} is not reached by ${key}`);
}
