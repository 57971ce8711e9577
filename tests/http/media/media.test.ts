import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { adminPaths, apiPaths, type MediaFile } from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { IMAGES, WIDE_AVIF } from '../../support/media/images';
import { png } from '../../support/media/png';
import { upload, uploaded } from '../../support/media/uploads';
import { createBlogCategory, createPost } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

describe('the media library', () => {
  let shop: Shop;
  let admin: Client;
  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.admin();
  });
  afterAll(() => shop.close());

  const read = async (url: string) => {
    const answer = await fetch(shop.url + url);
    return { status: answer.status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) };
  };
  const list = async (query = '') => (await admin.get(`${adminPaths.media}${query}`)).data;
  const remove = (id: number) => admin.delete(adminPaths.mediaFile(id));

  it('stores an image in its original size and smaller ones', async () => {
    const content = png(1600, 1000);
    const { status, data } = await upload(admin, {
      content,
      name: 'Oak table.png',
      texts: { alternativeText: 'A table' },
    });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(Number),
      url: expect.stringMatching(/^\/uploads\/Oak_table_[0-9a-f]{10}\.png$/),
      name: 'Oak table.png',
      alternativeText: 'A table',
      mime: 'image/png',
      size: expect.any(Number),
      width: 1600,
      height: 1000,
      createdAt: expect.any(String),
      sizes: [245, 336, 480, 800, 1200, 1600].map((width) => ({ url: expect.stringContaining('/uploads/'), width })),
    });
    for (const url of data.sizes.map((size) => size.url)) {
      const { status, headers } = await read(url);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    const { content: stored } = await read(data.url);
    expect(Math.abs(stored.length - data.size)).toBeLessThan(10);
    expect((await list()).items[0]).toEqual(data);
  });

  it.each(Object.entries(IMAGES))('recognizes %s, whatever its name', async (kind, content) => {
    const file = await uploaded(admin, { content, name: 'page.html', type: 'text/html' });
    expect(file).toMatchObject({ mime: `image/${kind}`, name: `page.${kind === 'jpeg' ? 'jpg' : kind}` });
    const { headers } = await read(file.url);
    expect(headers.get('content-type')).toBe(`image/${kind}`);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('makes smaller sizes of AVIF as well', async () => {
    const { sizes } = await uploaded(admin, { content: WIDE_AVIF });
    expect(sizes.map(({ width }) => width)).toEqual([234, 336, 480, 600]);
    const { headers, content } = await read(sizes[0]?.url ?? '');
    expect([headers.get('content-type'), content.toString('latin1', 4, 12)]).toEqual(['image/avif', 'ftypavif']);
  });

  it('removes the location, and turns an image upright', async () => {
    expect(IMAGES.jpeg.includes('Exif')).toBe(true);
    const file = await uploaded(admin, { content: IMAGES.jpeg, name: 'IMG_0001.JPG' });
    expect(file).toMatchObject({ width: 3, height: 4, name: 'IMG_0001.jpg' });
    const { content } = await read(file.url);
    for (const trace of ['Exif', 'Camera', 'GPS']) expect(content.includes(trace)).toBe(false);
  });

  it('is the same in the console', async () => {
    const file = await uploaded(admin, { name: 'shared.png' });
    const [row] = await shop.database.query('SELECT folder_path, provider FROM files WHERE id = $1', [file.id]);
    expect(row).toEqual({ folder_path: '/', provider: 'local' });
  });

  it('searches images by name and alt text, and sorts them', async () => {
    await uploaded(admin, {
      name: 'zebra.png',
      content: png(300, 300),
      texts: { alternativeText: 'Stripes 100%' },
    });
    await uploaded(admin, { name: 'Aardvark.png', texts: { alternativeText: 'No stripes' } });
    const names = async (query: string) => (await list(query)).items.map(({ name }: MediaFile) => name);
    expect(await names('?search=stripes&sortBy=name&order=asc')).toEqual(['Aardvark.png', 'zebra.png']);
    expect(await names('?search=stripes&sortBy=size')).toEqual(['zebra.png', 'Aardvark.png']);
    expect(await names('?search=stripes')).toEqual(['Aardvark.png', 'zebra.png']);
    expect(await names('?search=stripes 100%25')).toEqual(['zebra.png']);
    expect(await names('?search=zebra&page=2')).toEqual([]);
    expect((await list('?search=stripes&limit=1')).pagination).toMatchObject({
      total: 2,
      totalPages: 2,
      hasNextPage: true,
    });
    expect((await admin.get(`${adminPaths.media}?sortBy=url`)).status).toBe(400);
  });

  it('changes an image’s name and alt text, or clears it', async () => {
    const { id, ...file } = await uploaded(admin, { texts: { alternativeText: 'Old' } });
    const change = (body: object) => admin.patch(adminPaths.mediaFile(id), body);
    expect((await change({ alternativeText: 'New' })).data).toEqual({ id, ...file, alternativeText: 'New' });
    expect((await change({ name: 'Elm' })).data).toEqual({ id, ...file, name: 'Elm', alternativeText: 'New' });
    expect((await change({ alternativeText: '' })).data).toMatchObject({ name: 'Elm', alternativeText: null });
    expect((await change({ name: '' })).error.message).toBe('Name is required');
    expect((await change({ url: '/x' })).error.message).toBe('url is not allowed');
    expect((await admin.patch(adminPaths.mediaFile(2_000_000_000), { name: 'Elm' })).status).toBe(404);
  });

  it('deletes an image with all its sizes', async () => {
    const file = await uploaded(admin, { name: 'gone.png', content: png(900, 900) });
    expect((await remove(file.id)).data).toEqual({ id: file.id });
    const left = await readdir(path.join(shop.dataFolder, 'public', 'uploads'));
    expect(left.filter((name) => name.includes('gone'))).toEqual([]);
    expect((await remove(file.id)).status).toBe(404);
  });

  it('deletes an image once, even with several requests', async () => {
    const { id } = await uploaded(admin);
    const answers = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('refuses to delete an image in use, and says where it is used', async () => {
    const file = await uploaded(admin, { content: png(900, 900), name: 'used_100%.png' });
    const { id: categoryId } = await createCategory(admin, 'things');
    const words = await createBlogCategory(admin, 'words');
    const item = await createItem(admin, categoryId, { imageUrl: `${shop.url}${file.url}` });
    const cover = await createPost(admin, words.id, { title: 'Cover', slug: 'cover', featuredImage: file.url });
    const content = `Look: ![oak](${file.sizes[0]?.url})`;
    const inText = await createPost(admin, words.id, { title: 'In the text', slug: 'in-the-text', content });
    const customer = await shop.customer();
    await customer.patch(apiPaths.auth.me, { avatar: file.url });

    const { status, error } = await remove(file.id);
    expect(status).toBe(409);
    expect(error.message).toBe(
      "This image is in use: item 'Oak table', post 'Cover', post 'In the text' and 1 more. Replace it there first",
    );
    expect(error.details).toEqual({
      uses: [
        { kind: 'item', id: item.id, title: 'Oak table' },
        { kind: 'post', id: cover.id, title: 'Cover' },
        { kind: 'post', id: inText.id, title: 'In the text' },
        { kind: 'user', id: customer.session.id, title: 'Clara Customer' },
      ],
    });
    expect((await read(file.url)).status).toBe(200);

    await admin.delete(apiPaths.marketplace.item(item.id));
    await admin.delete(apiPaths.blog.post(cover.id));
    await admin.delete(apiPaths.blog.post(inText.id));
    expect((await remove(file.id)).error.message).toMatch(
      /^This image is in use: item 'Oak table \(in the trash\)', post 'Cover \(in the trash\)'/,
    );
    for (const { id } of (await admin.get(adminPaths.trash)).data.items) await admin.delete(adminPaths.trashEntry(id));
    expect((await remove(file.id)).error.message).toMatch(/^This image is in use: user 'Clara Customer'\./);
    await customer.patch(apiPaths.auth.me, { avatar: null });
    expect((await remove(file.id)).status).toBe(200);
  });

  it('stores twenty at once', async () => {
    const before = (await list()).pagination.total;
    const sent = Array.from({ length: 20 }, (_, n) =>
      upload(admin, { name: `many-${n}.png`, content: png(600, 400, n) }),
    );
    const answers = await Promise.all(sent);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ data }) => data.url)).size).toBe(20);
    expect((await list()).pagination.total).toBe(before + 20);
  });
});
