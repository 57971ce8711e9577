import type { Locator, Page } from '@playwright/test';
import { png } from './png';

/** A file as the browser's choice of files takes it. */
export const file = (name: string, buffer = png(40, 30), mimeType = 'image/png') => ({ name, mimeType, buffer });

type Given = {
  /** A selector. */
  to: string;
  name: string;
  /** What the clipboard holds beside the picture. */
  text?: string;
};

/** As a person drags a picture from the desktop, or copies it elsewhere. Answers whether the page took it for itself. */
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

/** The browser's own drag of a file from the desktop, with all that it does by itself. */
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
