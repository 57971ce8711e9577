import { writeFile } from 'node:fs/promises';
import { apiPaths } from '@stoa/contract';
import { type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { WIDE_AVIF } from '../../support/media/images';
import { png } from '../../support/media/png';
import { uploaded } from '../../support/media/uploads';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { sendRaw } from '../../support/shop/raw-request';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await openMarketplace();
  const { admin, item } = marketplace;
  const { url } = await uploaded(admin, { content: WIDE_AVIF, name: 'stool.avif' });
  await item({ title: 'Ash stool', slug: 'stool', imageUrl: url });
  await item({ title: 'Ash stool', slug: 'gone', imageUrl: '/uploads/gone.webp' });
  await item({ title: 'Ash stool', slug: 'outside', imageUrl: '/uploads/../../../../etc/passwd' });
  await item({ title: 'Ash stool', slug: 'elsewhere', imageUrl: `${marketplace.shop.url}${url}` });
  await item({ title: 'Secret', slug: 'secret', published: false });
  const category = (await createBlogCategory(admin, 'wood', 'Wood')).id;
  await createPost(admin, category, { title: `<b>&${'W'.repeat(190)}`, slug: 'wide', status: 'PUBLISHED' });
  await createPost(admin, category, { title: '中文 🎉 שלום', slug: 'signs', status: 'PUBLISHED' });
});
afterAll(() => marketplace?.shop.close());

const get = (address: string, headers?: Record<string, string>) =>
  sendRaw(marketplace.shop.url, 'GET', address, headers);

/** From the frame header, the first segment whose marker is FFC0 to FFC3. */
const sizeOf = (jpeg: Buffer): { width: number; height: number } => {
  expect(jpeg.readUInt16BE(0)).toBe(0xffd8);
  let at = 2;
  while (jpeg.readUInt8(at + 1) < 0xc0 || jpeg.readUInt8(at + 1) > 0xc3) at += 2 + jpeg.readUInt16BE(at + 2);
  return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
};

const etagOf = async (address: string) => (await get(address)).headers.etag;

describe('images for sharing', () => {
  it.each(['/marketplace/stool', '/marketplace/gone', '/marketplace/outside', '/blog/wide', '/blog/signs'])(
    'are named in the head of %s in the networks’ size',
    async (page) => {
      const address = /<meta property="og:image" content="([^"]+)"/.exec((await get(page)).text)?.[1] ?? '';
      expect(address).toContain(`${marketplace.shop.url}${page}.jpg?`);
      const { status, headers, body } = await get(address.slice(marketplace.shop.url.length));
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('image/jpeg');
      expect(sizeOf(body)).toEqual({ width: 1200, height: 630 });
      expect(body.length).toBeLessThan(300_000);
    },
  );

  it('show the image of the record, if the shop has its file', async () => {
    const [shown, gone, outside, elsewhere] = await Promise.all(
      ['stool', 'gone', 'outside', 'elsewhere'].map((slug) => etagOf(`/marketplace/${slug}.jpg`)),
    );
    expect(shown).not.toBe(gone);
    expect([outside, elsewhere]).toEqual([gone, gone]);
  });

  it('change with what they show, and with nothing else', async () => {
    const { id, updatedAt } = await marketplace.item({ title: 'Stool', slug: 'changing' });
    const before = await etagOf('/marketplace/changing.jpg');
    expect((await get('/marketplace/changing.jpg', { 'If-None-Match': String(before) })).status).toBe(304);
    const { data } = await marketplace.admin.patch<{ updatedAt: string }>(apiPaths.marketplace.item(id), {
      description: 'Something else entirely.',
      updatedAt,
    });
    expect(await etagOf('/marketplace/changing.jpg')).toBe(before);
    const change = { title: 'Another stool', updatedAt: data.updatedAt };
    await marketplace.admin.patch(apiPaths.marketplace.item(id), change);
    expect(await etagOf('/marketplace/changing.jpg')).not.toBe(before);
  });

  it.each(['/marketplace/secret.jpg', '/marketplace/none.jpg', '/blog/none.jpg'])(
    '%s is not there',
    async (address) => {
      expect((await get(address)).status).toBe(404);
    },
  );

  it('are drawn without a damaged file', async () => {
    const { url } = await uploaded(marketplace.admin, { content: png(30, 20), name: 'damaged.png' });
    await writeFile(`${marketplace.shop.dataFolder}/public${url}`, 'not an image');
    await marketplace.item({ title: 'Ash stool', slug: 'damaged', imageUrl: url });
    expect(await etagOf('/marketplace/damaged.jpg')).toBe(await etagOf('/marketplace/gone.jpg'));
  });
});
