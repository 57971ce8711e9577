import type { Locator, Page } from '@playwright/test';
import { png } from '../media/png';

/** A file in the form that Playwright's file inputs take. */
export const file = (name: string, buffer = png(40, 30), mimeType = 'image/png') => ({ name, mimeType, buffer });

type Given = {
  /** A selector. */
  to: string;
  name: string;
  /** Text on the clipboard next to the image. */
  text?: string;
};

/** Drops or pastes an image, as if dragged from the desktop or copied elsewhere. Returns whether the page handled it. */
export const give = (page: Page, how: 'drop' | 'paste', { to, name, text }: Given): Promise<boolean> =>
  page.locator(to).evaluate(
    (element, { how, name, text, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      if (text) transfer.setData('text/plain', text);
      const event =
        how === 'drop'
          ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer })
          : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    },
    { how, name, text, bytes: [...png(40, 30)] },
  );

/** A native drag of a file from the desktop, including the browser's default behavior. */
export async function dragFile(page: Page, path: string, to: Locator): Promise<void> {
  const box = await to.boundingBox();
  if (!box) throw new Error('Nothing to drag the file to');
  const browser = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at, data });
  await browser.detach();
}
