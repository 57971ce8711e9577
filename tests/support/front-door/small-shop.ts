import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runFolder } from '../run/folder';
import { workerName } from '../run/shared-cms';
import { type RawAnswer, sendRaw } from '../shop/raw-request';
import { openShop, type Shop } from '../shop/shop';

export const THEME_SCRIPT = "document.documentElement.dataset.theme = 'dark';";
export const SHOP_CODE = `console.log('shop ${'x'.repeat(2000)}');`;
export const pageTitled = (title: string) =>
  `<!doctype html><head><title>${title}</title><script>${THEME_SCRIPT}</script><script type="module" src="/assets/index-1a2b3c.js"></script></head><body><div id="root"></div></body>`;

/** Writes two SPAs laid out like a build, but small enough to read. */
const writeSpas = (folder: string) => {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  write('storefront/index.html', pageTitled('The shop'));
  write('storefront/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('storefront/assets/index-1a2b3c.js', SHOP_CODE);
  write('storefront/assets/index-1a2b3c.js.br', brotliCompressSync(SHOP_CODE));
  write('admin-ui/index.html', pageTitled('The panel'));
  write('admin-ui/assets/index-4d5e6f.js', "console.log('panel');");
  return {
    STOREFRONT_DIR: path.join(folder, 'storefront'),
    STOREFRONT_SERVER_DIR: path.join(folder, 'storefront-server'),
    ADMIN_UI_DIR: path.join(folder, 'admin-ui'),
  };
};

export interface FrontDoor {
  shop: Shop;
  /** The folder of the SPAs. */
  folder: string;
  /** Sends the URL exactly as written, however odd. */
  send(method: string, address: string, headers?: Record<string, string>): Promise<RawAnswer>;
  get(address: string, headers?: Record<string, string>): Promise<RawAnswer>;
  /** Another process, with these settings, to `get` from. */
  replica(env: Record<string, string>): Promise<FrontDoor['get']>;
  close(): Promise<void>;
}

export async function openFrontDoor(): Promise<FrontDoor> {
  const folder = path.join(runFolder(), `spas-${workerName()}`);
  const env = writeSpas(folder);
  const shop = await openShop({ env });
  const send: FrontDoor['send'] = (method, address, headers) => sendRaw(shop.url, method, address, headers);
  return {
    shop,
    folder,
    replica: async (more) => {
      const { url } = await shop.replica({ ...env, ...more });
      return (address, headers) => sendRaw(url, 'GET', address, headers);
    },
    send,
    get: (address, headers) => send('GET', address, headers),
    close: () => shop.close(),
  };
}

export const expectNothing = (answer: RawAnswer) => {
  expect(answer.status).toBe(404);
  expect(answer.json).toEqual({
    data: null,
    error: { status: 404, name: 'NotFoundError', message: expect.any(String), details: {} },
  });
};
